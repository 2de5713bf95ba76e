import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const c = await b.newContext({ locale: 'ko-KR', viewport: { width: 1440, height: 900 }, baseURL: process.env.SHOP_URL });
const p = await c.newPage();
for (const u of process.argv.slice(2)) {
  await p.goto(u);
  await p.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  console.log('=====', u);
  console.log((await p.locator('main').ariaSnapshot()).slice(0, 2500));
  console.log(
    await p.evaluate(() => [...document.querySelectorAll('[data-display]')].map((e) => e.tagName + ':' + e.dataset.display).join(' ')),
  );
}
await b.close();
