import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const c = await b.newContext({ locale: 'ko-KR', viewport: { width: 1440, height: 900 }, baseURL: process.env.SHOP_URL });
const p = await c.newPage();
await p.goto('/login');
await p.waitForTimeout(3000);
console.log(await p.evaluate(() => document.body.innerHTML.slice(0, 3500)));
await b.close();
