import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const c = await b.newContext({ locale: 'ko-KR', viewport: { width: 390, height: 844 }, baseURL: process.env.SHOP_URL });
const p = await c.newPage();
for (const u of ['/', '/product/P0001']) {
  await p.goto(u);
  await p.waitForTimeout(2500);
  console.log(
    u,
    await p.evaluate(() => {
      const faces = [...document.fonts].map((f) => ({ fam: f.family, r: f.unicodeRange, st: f.status }));
      const has = (r, cp) =>
        r.split(',').some((x) => {
          const [a, b] = x.trim().slice(2).split('-');
          return cp >= parseInt(a, 16) && cp <= parseInt(b ?? a, 16);
        });
      const out = {};
      const w = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let n = w.nextNode(); n; n = w.nextNode()) {
        const e = n.parentElement;
        if (!e || e.closest('script,style') || !e.checkVisibility()) continue;
        const fam = getComputedStyle(e).fontFamily;
        for (const ch of n.data) {
          const cp = ch.codePointAt(0);
          if (cp < 0x20) continue;
          const fs = faces.filter((f) => fam.startsWith(f.fam.replace(/"/g, '')) || fam.startsWith('"' + f.fam.replace(/"/g, '')));
          fs.forEach((f, i) => {
            if (has(f.r, cp)) {
              const k = f.fam + '#' + faces.indexOf(f) + f.st;
              (out[k] ??= {})[ch] = n.data.trim().slice(0, 24);
            }
          });
        }
      }
      return JSON.stringify(
        Object.fromEntries(Object.entries(out).map(([k, v]) => [k, Object.keys(v).length > 60 ? Object.keys(v).length : v])),
        null,
        0,
      );
    }),
  );
}
await b.close();
