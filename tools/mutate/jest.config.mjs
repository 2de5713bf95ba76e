import { preset } from '../../shared/build/src/jest.mjs';
import { ROOT } from '../../shared/build/src/workspace-paths.mjs';
import { CHOSEN, packageOf, testsOf } from './rules.mjs';

const { displayName: _, ...node } = preset('.', 'node');

/**
 * Jest over the unit tests of the rules, as one project: Stryker counts coverage per test only then. Packages of the
 * workspace are read from this tree: their links would lead out of the copy that Stryker changes.
 */
export default {
  ...node,
  // The house's own is TypeScript, which Stryker's runner cannot load.
  testEnvironment: 'node',
  rootDir: ROOT,
  // Jest looks through these for tests that reach an edit, once for each.
  roots: [...new Set(CHOSEN.map((file) => `<rootDir>/${packageOf(file)}/src`))],
  watchman: false,
  testMatch: CHOSEN.flatMap(testsOf).map((file) => `<rootDir>/${file}`),
  // Copies that a broken-off run left behind.
  modulePathIgnorePatterns: ['<rootDir>/.cache/'],
  moduleNameMapper: {
    '^@hyangro/contracts/messages/(.*)$': '<rootDir>/shared/contracts/messages/$1',
    '^@hyangro/contracts/(.*)$': '<rootDir>/shared/contracts/src/$1',
    '^@hyangro/rules/(.*)$': '<rootDir>/shared/rules/src/$1',
    '^@hyangro/runtime$': '<rootDir>/shared/runtime/src/index.ts',
    '^@hyangro/runtime/(format|storage)$': '<rootDir>/shared/runtime/src/$1/index.ts',
  },
};
