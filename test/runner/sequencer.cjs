const Sequencer = require('@jest/test-sequencer').default;

/** What takes longest, first: a browser or a killed server at the end of the run would keep one processor waiting for the other. */
const SLOWEST_FIRST = [/\.browser-spec\.ts$/, /[\\/]e2e[\\/].*\.int-spec\.ts$/, /\.int-spec\.ts$/, /\.spec\.tsx$/];

function rank({ path }) {
  const kind = SLOWEST_FIRST.findIndex((name) => name.test(path));
  return kind < 0 ? SLOWEST_FIRST.length : kind;
}

/** Jest remembers how long each file took, but not in a fresh clone, where it goes by their sizes; here these tell nothing. */
module.exports = class extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isRemembered = sorted.every(({ duration }) => duration !== undefined);
    return isRemembered ? sorted : [...sorted].sort((one, other) => rank(one) - rank(other));
  }
};
