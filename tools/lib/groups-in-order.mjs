import Sequencer from '@jest/test-sequencer';

/** Jest begins with the groups of test files in the order of their names: see `test-groups.ts`. */
export default class GroupsInOrder extends Sequencer {
  /**
   * @override
   * @type {Sequencer['sort']}
   */
  sort(tests) {
    return [...tests].sort((a, b) => nameOf(a).localeCompare(nameOf(b)));
  }
}
const nameOf = (/** @type {{ path: string }} */ { path }) => path.slice(-'000.test.ts'.length);
