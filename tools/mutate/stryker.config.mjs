import { RULES } from './rules.mjs';

/** Mutation tests of the pure rules, `pnpm mutate`. What stays unnoticed is explained in SURVIVORS.md. */
export default {
  mutate: RULES,
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
  // What takes long counts as noticed: on a busy machine a short limit hides what lives.
  timeoutMS: 30_000,
  incremental: true,
  incrementalFile: '.cache/mutate/incremental.json',
  tempDirName: '.cache/mutate/tmp',
  reporters: ['clear-text', 'html', 'progress'],
  htmlReporter: { fileName: '.cache/mutate/report.html' },
  clearTextReporter: { allowColor: false, reportTests: false },
};
