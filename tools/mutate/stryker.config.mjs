import { CHOSEN, packageOf } from './rules.mjs';

/** Its report stands beside those of the other packages. */
const name = packageOf(CHOSEN[0] ?? '').replace('/', '-');

/** Mutation tests of the pure rules, `pnpm mutate`. What stays unnoticed is explained in SURVIVORS.md. */
export default {
  mutate: CHOSEN,
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { configFile: 'tools/mutate/jest.config.mjs' },
  coverageAnalysis: 'perTest',
  ignorePatterns: [
    '**',
    '!shared/**',
    '!api/src/**',
    '!api/demo/media/video/**',
    '!mfe-*/src/**',
    '!mfe-*/locales/**',
    '!shell/src/**',
    '!tools/mutate/**',
    '!package.json',
    '!*/package.json',
    '**/node_modules',
    '**/dist',
    '**/dist-node',
  ],
  thresholds: { high: 98, low: 95, break: 95 },
  concurrency: 2,
  // Beyond one and a half times what its tests take; what takes longer goes round in circles and counts as noticed.
  timeoutMS: 5_000,
  tempDirName: '.cache/mutate/tmp',
  reporters: ['clear-text', 'html', 'progress'],
  htmlReporter: { fileName: `.cache/mutate/${name}.html` },
  clearTextReporter: { allowColor: false, reportTests: false },
};
