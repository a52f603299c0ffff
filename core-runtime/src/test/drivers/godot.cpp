// What Godot's main timer gave for frames of whole microseconds, here in 1/9,000,000 s; the limit of 8 ticks is that of its main loop.
#include "main_timer_sync.h"
#include <cstdio>
#include <vector>
static void numbers(const char* name, const std::vector<double>& list, const char* format, const char* end) {
  printf("      \"%s\": [", name);
  for (size_t i = 0; i < list.size(); i++) { printf(i ? ", " : ""); printf(format, list[i]); }
  printf("]%s", end);
}
static void run(const char* name, const std::vector<int>& micros, bool last = false) {
  MainTimerSync timer; std::vector<double> frames, ticks, delta;
  for (int us : micros) {
    MainFrameTime t = timer.advance_checked(1.0 / 60, 60, us / 1000000.0);
    if (t.physics_steps > 8) { t.process_step -= (t.physics_steps - 8) * (1.0 / 60); t.physics_steps = 8; }
    frames.push_back(us * 9.0); ticks.push_back(t.physics_steps); delta.push_back(t.process_step * 1000);
  }
  printf("    { \"name\": \"%s\",\n", name);
  numbers("frames", frames, "%.0f", ",\n"); numbers("ticks", ticks, "%.0f", ",\n"); numbers("delta", delta, "%.4f", " }"); printf(last ? "\n" : ",\n");
}
static std::vector<int> stamps(int hz, int n, int jitter, unsigned seed) {
  std::vector<int> all; long before = 0; unsigned x = seed;
  for (int i = 1; i <= n; i++) {
    x = x * 1664525u + 1013904223u; long now = (long) (i * 1000000.0 / hz + 0.5) + (jitter ? (int) (x >> 16) % (2 * jitter + 1) - jitter : 0);
    all.push_back((int) (now - before)); before = now;
  }
  return all;
}
int main() {
  printf("{ \"engine\": \"Godot, main/main_timer_sync.cpp of commit 005e0542455e\",\n  \"runs\": [\n");
  run("60 frames a second", stamps(60, 60, 0, 1));
  run("60 frames a second, 2 ms of jitter", stamps(60, 120, 2000, 7));
  run("144 frames a second", stamps(144, 96, 0, 1));
  run("144 frames a second, 1 ms of jitter", stamps(144, 144, 1000, 3));
  run("59 frames a second, 1 ms of jitter", stamps(59, 150, 1000, 5));
  run("30 frames a second", stamps(30, 24, 0, 1));
  run("long and short in turn", {10000, 23000, 10000, 23000, 10000, 23000, 10000, 23000, 10000, 23000, 10000, 23000});
  run("uneven", {7000, 25000, 16000, 33000, 5000, 50000, 90000, 12000, 100, 100, 40000, 3000});
  run("stalls", {16667, 16667, 500000, 16667, 16667, 1000000, 16667, 16666, 10000000, 16667, 16667, 16667}, true);
  printf("  ]\n}\n");
}
