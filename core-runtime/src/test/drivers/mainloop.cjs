const { frames, SECOND, print } = require('./frames.cjs');
let callback; global.window = global;
global.requestAnimationFrame = f => { callback = f; return 1; };
global.cancelAnimationFrame = () => { callback = null; };
const loop = require('mainloop.js');
const runs = [];
for (const [name, list] of Object.entries({ ...frames, 'panic': [150000, 46500000, 150000, 36000000, 150000, 150000] })) {
  let n, at, wild; const ticks = [], shown = [], panics = [];
  loop.resetFrameDelta();
  loop.setUpdate(() => n++).setDraw(a => at = a).setEnd((fps, panic) => { wild = panic; if (panic) loop.resetFrameDelta(); });
  loop.setSimulationTimestep(1000 / 60).start(); callback(0);
  let now = 0;
  for (const f of list) { now += f; n = 0; callback(now / (SECOND / 1000)); ticks.push(n); shown.push(at); panics.push(wild); }
  loop.stop();
  runs.push({ name, frames: list, ticks, alpha: shown, panic: panics });
}
print('MainLoop.js ' + require('mainloop.js/package.json').version, runs);
