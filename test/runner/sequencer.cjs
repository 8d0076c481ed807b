const Sequencer = require('@jest/test-sequencer').default;

/** The slowest files first: a browser or a killed server at the end of the run would leave the other processors idle. */
const SLOWEST_FIRST = [/\.browser-spec\.ts$/, /[\\/]e2e[\\/].*\.int-spec\.ts$/, /\.int-spec\.ts$/, /\.spec\.tsx$/];

function rank({ path }) {
  const kind = SLOWEST_FIRST.findIndex((name) => name.test(path));
  return kind < 0 ? SLOWEST_FIRST.length : kind;
}

/** Jest remembers how long each file took. In a fresh clone it sorts by file size, which says little here. */
module.exports = class extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isRemembered = sorted.every(({ duration }) => duration !== undefined);
    return isRemembered ? sorted : [...tests].sort((one, other) => rank(one) - rank(other));
  }
};
