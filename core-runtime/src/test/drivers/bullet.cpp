// What stepSimulation of a world of one falling body did with frames that are multiples of 1/9,000,000 s.
#include "btBulletDynamicsCommon.h"
#include <cstdio>
#include <vector>
static int ticks;
static void tick(btDynamicsWorld*, btScalar) { ticks++; }
struct World : btDiscreteDynamicsWorld {
  using btDiscreteDynamicsWorld::btDiscreteDynamicsWorld;
  btScalar waiting() const { return m_localTime; }
};
static void run(const char* name, const std::vector<long>& frames, bool last) {
  btDefaultCollisionConfiguration c; btCollisionDispatcher d(&c); btDbvtBroadphase b; btSequentialImpulseConstraintSolver s;
  World w(&d, &b, &s, &c);
  w.setInternalTickCallback(tick);
  printf("    { \"name\": \"%s\",\n      \"frames\": [", name);
  for (size_t i = 0; i < frames.size(); i++) printf("%s%ld", i ? ", " : "", frames[i]);
  std::vector<int> n; std::vector<float> a;
  for (long f : frames) { ticks = 0; w.stepSimulation(btScalar(f / 9e6), 4, btScalar(1.) / btScalar(60.)); n.push_back(ticks); a.push_back(w.waiting()); }
  printf("],\n      \"ticks\": [");
  for (size_t i = 0; i < n.size(); i++) printf("%s%d", i ? ", " : "", n[i]);
  printf("],\n      \"accumulator\": [");
  for (size_t i = 0; i < a.size(); i++) printf("%s%.17g", i ? ", " : "", (double) a[i]);
  printf("] }%s\n", last ? "" : ",");
}
int main() {
  std::vector<long> h(24, 150000), f(48, 62500), t(8, 300000);
  printf("  \"runs\": [\n");
  run("60 frames a second", h, false);
  run("144 frames a second", f, false);
  run("30 frames a second", t, false);
  run("uneven", {63000, 225000, 144000, 297000, 45000, 450000, 810000, 108000}, false);
  run("stalls", {150000, 4500000, 150000, 9000000, 150000, 90000000, 150000}, true);
  printf("  ]\n");
}
