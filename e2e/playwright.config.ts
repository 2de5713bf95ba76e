import { defineConfig, devices } from '@playwright/test';
import { APP_AGENT } from '@hyangro/contracts/wire-names';

const chromium = {
  browserName: 'chromium' as const,
  launchOptions: {
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    // The last: letters look as in a browser with a window, to the pixel.
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run', '--font-render-hinting=slight'],
  },
};
const phone = devices['Pixel 7'];

/** Journeys run on three profiles: desktop, phone, and the app's web view (QA-01, QA-07). */
export default defineConfig({
  testDir: './specs',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  // A fourth takes as long on two cores, and what waits for a moment waits for longer.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./reporters/slowest.ts'], ['./reporters/crossings.ts'], ['./reporters/version-set.ts'], ['./reporters/failed.ts']],
  outputDir: './test-results',
  use: {
    baseURL: process.env.SHOP_URL ?? 'http://127.0.0.1:3000',
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // A worker answers pages and calls itself: journeys could neither hold nor see them. Those about reading without a net allow it.
    serviceWorkers: 'block',
    // A recording costs every journey a part of its time: `TRACE=1` for one that is looked into.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { ...chromium, viewport: { width: 1440, height: 900 } }, grepInvert: /@phone|@app/ },
    { name: 'phone', use: { ...chromium, ...phone, viewport: { width: 390, height: 844 } }, grep: /@phone|@all/ },
    {
      name: 'app',
      use: { ...chromium, ...phone, viewport: { width: 390, height: 844 }, userAgent: `${phone.userAgent} ${APP_AGENT}/1.0` },
      grep: /@app|@all/,
    },
  ],
});
