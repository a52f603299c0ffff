const { frames, SECOND, print } = require('./frames.cjs');
let clock = 0;
global.window = { performance: { now: () => clock } };
const path = require.resolve('phaser/package.json').replace('package.json', 'src/');
const Module = require('module'); const load = Module._load;
const TimeStep = require(path + 'core/TimeStep.js');
const fs = require('fs');
// World.js draws in the whole engine; only its update and step are run, on a world without bodies that move.
const source = fs.readFileSync(path + 'physics/arcade/World.js', 'utf8');
const take = name => eval('(' + source.slice(source.indexOf('    ' + name + ': function')).match(/function [\s\S]*?\n    \}/)[0] + ')');
const Events = { WORLD_STEP: 'worldstep' };
const update = take('update'), step = take('step');
const runs = [];
for (const [name, list] of Object.entries({ ...frames, 'after it settled': [...Array(125).fill(150000), ...frames.uneven, ...frames.stalls] })) {
  clock = 0;
  const game = { config: {}, events: { emit() {} } };
  const time = new TimeStep(game, {});
  time.raf = { start() {}, stop() {} };
  const world = { isPaused: false, bodies: { size: 1, entries: [] }, _frameTime: 1 / 60, _frameTimeMS: 1000 / 60, timeScale: 1, fixedStep: true, _elapsed: 0,
    colliders: { update: () => [] }, useTree: false, emit() {}, step, stepsLastFrame: 0 };
  let delta;
  time.start((t, d) => { delta = d; world.stepsLastFrame = 0; update.call(world, t, d); });
  const ticks = [], deltas = [], accumulator = []; let now = 0;
  for (const f of list) { now += f; clock = now / (SECOND / 1000); time.step(clock); ticks.push(world.stepsLastFrame); deltas.push(+delta.toFixed(4)); accumulator.push(world._elapsed); }
  runs.push({ name, frames: list, ticks, delta: deltas, accumulator });
}
print('Phaser ' + JSON.parse(fs.readFileSync(path + '../package.json')).version, runs);
