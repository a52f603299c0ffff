const { frames, SECOND, print } = require('./frames.cjs');
Object.defineProperty(globalThis, 'performance', { value: { now: () => 0 } });
const C = require('cannon-es');
const runs = [];
for (const [name, list] of Object.entries(frames)) {
  const world = new C.World(); let before = 0; const ticks = [], accumulator = [];
  for (const f of list) { world.step(1 / 60, f / SECOND, 10); ticks.push(world.stepnumber - before); before = world.stepnumber; accumulator.push(world.accumulator); }
  runs.push({ name, frames: list, ticks, accumulator });
}
print('cannon-es ' + require('cannon-es/package.json').version, runs);
