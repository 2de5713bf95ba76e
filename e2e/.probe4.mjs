import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const c = await b.newContext({ locale: 'ko-KR', viewport: { width: 1440, height: 900 }, baseURL: process.env.SHOP_URL });
const p = await c.newPage();
p.on('console', (m) => console.log('C', m.type(), m.text().slice(0, 900)));
p.on('pageerror', (e) => console.log('E', e.message.slice(0, 600)));
p.on('response', (r) => r.status() >= 400 && console.log('R', r.status(), r.url()));
await p.goto('/raffles');
await p.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
await p.evaluate((to) => {
  history.pushState({ idx: 1 }, '', to);
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}, '/best-reviews');
await p.waitForTimeout(3000);
console.log(await p.locator('[data-mfe^="ugc@"]:visible').count());
await b.close();
