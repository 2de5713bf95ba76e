import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const c = await b.newContext({ locale: 'ko-KR', viewport: { width: 1440, height: 900 }, baseURL: process.env.SHOP_URL });
const p = await c.newPage();
p.on('console', (m) => console.log('C', m.type(), m.text().slice(0, 600)));
p.on('pageerror', (e) => console.log('E', e.message.slice(0, 600)));
p.on('response', (r) => r.status() >= 400 && console.log('R', r.status(), r.url()));
for (const u of process.argv.slice(2)) {
  const t = Date.now();
  await p.goto(u);
  await p
    .waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, null, { timeout: 6000 })
    .catch((e) => console.log('not hydrated'));
  console.log(u, Date.now() - t, await p.title());
}
await p.screenshot({ path: '/tmp/e2e-dev/probe.png' });
await b.close();
