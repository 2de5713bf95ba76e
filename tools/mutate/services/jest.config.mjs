import path from 'node:path';
import { preset } from '../../../shared/build/src/jest.mjs';
import { ROOT } from '../../../shared/build/src/workspace-paths.mjs';

const here = path.join(ROOT, 'tools/mutate/services');
const { displayName: _, transform, ...api } = preset('api', 'node');
const swc = transform['\\.[cm]?[jt]sx?$'];

/** The API's tests over mutated services. */
export default {
  ...api,
  testEnvironment: path.join(here, 'environment.mjs'),
  transform: { '\\.[cm]?[jt]sx?$': [path.join(here, 'transform.mjs'), swc[1]] },
};
