import { groups } from './shared/build/src/jest.mjs';

/** What `tools/lib/test-groups.ts` has written: every test of the workspace, in as few runs of modules as there may be. */
export default {
  projects: groups(),
  testSequencer: './tools/lib/groups-in-order.mjs',
  // What test files leave behind adds up in a process: above this, the next group begins in a new one.
  workerIdleMemoryLimit: '1.5GB',
};
