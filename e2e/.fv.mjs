import { chromium } from '@playwright/test';
import { firstVisit, firstScreenLevels, sum } from '../tools/lib/bench/first-visit.mjs';
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
for (const u of ['/', '/product/P0001']) {
  const v = await firstVisit(b, process.env.SHOP_URL + u);
  console.log(
    u,
    'js',
    sum(v.ofType('Script')),
    v.ofType('Script').length,
    'levels',
    firstScreenLevels(v),
    'html',
    sum(v.ofType('Document')),
    'fonts',
    sum(v.ofType('Font')),
  );
  for (const r of v.requests) console.log('  ', r.level, r.type, r.bytes, r.url.replace(process.env.SHOP_URL, '').slice(0, 110));
}
await b.close();
