import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** `pnpm pictures`: takes the pictures of the README from a running demo shop, on a phone and on a PC. */
export default defineConfig({
  ...journeys,
  testDir: './pictures',
  projects: journeys.projects?.filter(({ name }) => name !== 'app').map(({ grep: _grep, grepInvert: _grepInvert, ...project }) => project),
});
