import { projects } from './shared/build/src/jest.mjs';

/** Every package's tests in one run; `npx jest <path>` runs what you name. */
export default { projects: projects() };
