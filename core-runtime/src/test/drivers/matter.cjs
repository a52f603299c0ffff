const { frames, SECOND, print } = require('./frames.cjs');
const M = require('matter-js');
const runs = [];
for (const [name, list] of Object.entries({ ...frames, 'after a long time': [...Array(110).fill(62500), ...Array(20).fill(300000)] })) {
  const engine = M.Engine.create(), runner = M.Runner.create(); let n;
  M.Events.on(engine, 'beforeUpdate', () => n++);
  const ticks = [], delta = [], accumulator = []; let now = SECOND;
  for (const f of list) { now += f; n = 0; M.Runner.tick(runner, engine, now / (SECOND / 1000)); ticks.push(n); delta.push(+runner.frameDelta.toFixed(4)); accumulator.push(+runner.timeBuffer.toFixed(4)); }
  runs.push({ name, frames: list, ticks, delta, accumulator });
}
print('matter-js ' + require('matter-js/package.json').version, runs);
