import { expect, ready, test } from '../../fixtures/test';

test('GEN-02 GEN-16 NF-01 Main says in its HTML what the shop is', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(description).toMatch(/3일/);
  expect(description).toMatch(/100% 정품/);
  expect(html).toMatch(/<title>[^<]*향로[^<]*<\/title>/);
  expect(html).toMatch(/<link rel="canonical"/);
  expect(html).toMatch(/property="og:title"/);
  expect(html).toMatch(/application\/ld\+json/);
});

test('NF-01 R-PRD-01 a product’s HTML carries its name, price, canonical address and structured data', async ({ request }) => {
  const html = await (await request.get('/product/P0001')).text();
  expect(html).toContain('로즈 판톰');
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/product\/P0001"/);
  const blocks = [...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json ?? '{}') as { '@type'?: string; '@graph'?: { '@type': string }[] },
  );
  const types = blocks.flatMap((block) => ('@graph' in block ? (block['@graph'] ?? []).map((node) => node['@type']) : [block['@type']]));
  expect(types).toEqual(expect.arrayContaining(['Product', 'BreadcrumbList']));
  expect((await request.get('/product/NOPE')).status()).toBe(404);
});

test('R-HOM-07 R-HOM-08 a category has one canonical address; the menu address shows the same list', async ({ page }) => {
  await page.goto('/menu/category/C01/products');
  await expect(page.locator('main a[href^="/product/P"]').first()).toBeVisible();
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/category\/C01$/);
});

test('MFE-23 MFE-03 the home page loads the shell and the layout remote only, with one React', async ({ page }) => {
  const remotes = new Set<string>();
  page.on('request', (request) => {
    const name = /\/remotes\/(\w+)\//.exec(request.url())?.[1];
    if (name) remotes.add(name);
  });
  await page.goto('/');
  await ready(page);
  await page.waitForLoadState('networkidle');
  expect([...remotes]).toEqual(['layout']);
});

test('API-03 LS-01 API-02 each navigation is one page view, Back included, with the guest hash kept', async ({ page }) => {
  const views: { pagePath?: string; hashCode?: string }[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/common/logs/access')) return;
    const body = request.postDataJSON() as { eventName: string; eventParams: { pagePath: string }; hashCode?: string };
    if (body.eventName === 'page_view') views.push({ pagePath: body.eventParams.pagePath, hashCode: body.hashCode });
  });
  await page.goto('/category/C01');
  await ready(page);
  await expect.poll(() => views.length).toBe(1);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('guest'))).not.toBeNull();
  await page.locator('main a[href^="/product/P"]:visible').first().click();
  await page.waitForURL('**/product/**');
  await expect.poll(() => views.length).toBe(2);
  await page.goBack();
  await expect.poll(() => views.length).toBe(3);
  expect(views[0]?.pagePath).toBe('/category/C01');
  expect(views[2]?.hashCode).toBe(JSON.parse((await page.evaluate(() => localStorage.getItem('guest'))) ?? '""'));
});

test('E-14 API-16 the desktop has the top menu; a phone never asks for it', async ({ page, browser, baseURL }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/simple-menus') && asked.push(request.url()));
  await page.goto('/raffles');
  await ready(page);
  await expect(page.getByRole('navigation', { name: '주요 메뉴' }).locator('visible=true').first()).toBeVisible();
  await expect.poll(() => asked.length).toBe(1);
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, ...(baseURL && { baseURL }) });
  const small = await phone.newPage();
  const askedByPhone: string[] = [];
  small.on('request', (request) => request.url().includes('/simple-menus') && askedByPhone.push(request.url()));
  await small.goto('/raffles');
  await small.waitForLoadState('networkidle');
  expect(askedByPhone).toEqual([]);
  await phone.close();
});

test('GEN-08 prices show dollars in brackets; without a rate they are left out and nothing reads NaN', async ({ page }) => {
  await page.goto('/product/P0047');
  await expect(
    page
      .locator('main')
      .getByText(/\(\$[\d,.]+\)/)
      .first(),
  ).toBeVisible();
  expect(await page.locator('main').innerText()).not.toContain('NaN');
});

test('GEN-17 LS-19 every page stands in the layout of a new or a known customer', async ({ page, shop }) => {
  await page.goto('/raffles');
  await ready(page);
  const kind = await page.locator('[data-layout]').first().getAttribute('data-layout');
  expect(['new', 'default']).toContain(kind);
  await shop.login('demo01');
  await page.goto('/raffles');
  await ready(page);
  expect(await page.locator('[data-layout]').first().getAttribute('data-layout')).toBe('default');
  expect(await page.evaluate(() => localStorage.getItem('newCustomer'))).toBe('false');
});

test('ST-VER-01 LS-18 a newer shop reloads an old tab once and remembers its version', async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('appVersion')) localStorage.setItem('appVersion', JSON.stringify('0.0.0-old'));
  });
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto('/raffles');
  await expect.poll(() => loads, { timeout: 15_000 }).toBe(2);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('appVersion'))).not.toBe(JSON.stringify('0.0.0-old'));
  await page.waitForTimeout(1500);
  expect(loads).toBe(2);
});

test('LS-24 with storage blocked the shop still shows and sells', async ({ page }) => {
  await page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: blocked });
    Object.defineProperty(window, 'sessionStorage', { get: blocked });
  });
  await page.goto('/product/P0001');
  await ready(page);
  await expect(page.locator('main h1:visible')).toBeVisible();
  await page.goto('/');
  await expect(page.locator('main a[href^="/product/P"]:visible').first()).toBeVisible();
});

test('LS-02 LS-03 seen products are remembered, newest first and once each', async ({ page }) => {
  for (const code of ['P0001', 'P0047', 'P0001']) {
    await page.goto(`/product/${code}`);
    await ready(page);
    await expect.poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('recentProducts') ?? '[]')[0])).toBe(code);
  }
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('recentProducts') ?? '[]'))).toEqual(['P0001', 'P0047']);
  const info = await page.evaluate(() => JSON.parse(localStorage.getItem('recentProductsInfo') ?? '[]') as { productCd: string }[]);
  expect(info.map(({ productCd }) => productCd)).toEqual(['P0001', 'P0047']);
});

test('MFE-15 a style of a remote that hides buttons does not reach the shell', async ({ page }) => {
  await page.goto('/raffles');
  await ready(page);
  const unscoped = await page.evaluate(
    () =>
      [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .filter(
          (rule): rule is CSSStyleRule =>
            rule instanceof CSSStyleRule && /^(button|a|div|h1)$/.test(rule.selectorText) && rule.style.display === 'none',
        ).length,
  );
  expect(unscoped).toBe(0);
});
