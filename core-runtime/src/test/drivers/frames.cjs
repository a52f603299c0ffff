// Frames in 1/9,000,000 s, in which a millisecond is 9000 and a frame of 60, 144 and 30 Hz is whole.
const times = (n, d) => Array.from({ length: n }, () => d);
exports.SECOND = 9000000;
exports.frames = {
  '60 frames a second': times(24, 150000),
  '144 frames a second': times(48, 62500),
  '30 frames a second': times(8, 300000),
  'uneven': [63000, 225000, 144000, 297000, 45000, 450000, 810000, 108000],
  'around a tick': [148500, 151200, 149400, 150300, 151200, 150003, 149994, 150003],
  'stalls': [150000, 4500000, 150000, 9000000, 150000, 90000000, 150000, 150000],
};
exports.print = (engine, runs, more = {}) => console.log(JSON.stringify({ engine, ...more, runs }, null, 0)
  .replace('"runs":[', '\n "runs":[').replace(/\{"name"/g, '\n  {"name"'));
