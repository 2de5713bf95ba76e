import { LOCALE_COOKIE } from '@hyangro/contracts/wire-names';
import { countReactCopies } from '../../fixtures/react-copies';
import { REMOTES_ON_SHOW, smokeOf } from '../../fixtures/remotes';
import { expect, openInShell, ready, test } from '../../fixtures/test';
import { watchShifts } from '../../flows/layout-shifts';

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

/** What a search engine reads of a page. */
const headIn = (html: string | null) => {
  const { head, title } = html ? new DOMParser().parseFromString(html, 'text/html') : document;
  return {
    title,
    canonical: head.querySelector('link[rel=canonical]')?.getAttribute('href'),
    robots: head.querySelector('meta[name=robots]')?.getAttribute('content') ?? 'index',
    languages: [...head.querySelectorAll('link[hreflang]')].map((link) => link.getAttribute('href')),
  };
};
for (const [locale, name] of [
  ['ko', '향로'],
  ['en', 'hyangro'],
  ['cn', '香路'],
] as const) {
  test(`NF-01 GEN-16 R-HOM-05 in ${locale} the head is the server’s after hydration, and after a navigation to the same address`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    await context.addCookies([{ name: LOCALE_COOKIE, value: locale, url: baseURL ?? '' }]);
    await page.goto('/raffles');
    const paths = ['/', '/product/P0001', '/menu/categories', '/menu/category/C01/products', '/notices', '/product/NOPE', '/no/such/page'];
    const told = new Map<string, ReturnType<typeof headIn>>();
    for (const path of paths) {
      // Without its styles, which the policy of the page that reads them would refuse.
      const html = (await (await page.request.get(path)).text()).replace(/<style[^]*?<\/style>|<body[^]*/g, '');
      const server = await page.evaluate(headIn, html);
      expect(server.title).toContain(name);
      if (locale !== 'ko') expect(server.title.split(' | ').at(-1)).not.toMatch(/[가-힣]/);
      await page.goto(path);
      await ready(page);
      await expect.poll(() => page.evaluate(headIn, null), { message: path }).toEqual(server);
      told.set(path, server);
    }
    expect(paths.filter((path) => told.get(path)?.robots === 'noindex')).toEqual(['/product/NOPE', '/no/such/page']);
    expect(new URL(told.get('/menu/categories')?.canonical ?? '').pathname).toBe('/categories');
    await page.goto('/raffles');
    await ready(page);
    for (const path of paths) {
      await openInShell(page, path);
      await expect.poll(() => page.evaluate(headIn, null), { message: path }).toEqual(told.get(path));
    }
  });
}

test('NF-01 robots.txt and the sitemap: public pages below /mypage are open, and every page that the sitemap names can be read', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^Disallow: \/mypage$/m);
  expect(robots).toMatch(/^Allow: \/mypage\/customer-center\/faq$/m);
  const sitemap = await (await request.get('/sitemap-pages.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
  expect(paths).toEqual(expect.arrayContaining(['/', '/categories', '/raffles', '/best-reviews']));
  for (const path of paths) {
    const response = await request.get(path);
    expect([path, response.status(), (await response.text()).includes('noindex')]).toEqual([path, 200, false]);
  }
});

test('GEN-05 without a wish for a language the page is Korean', async ({ request }) => {
  expect(await (await request.get('/')).text()).toContain('<html lang="ko">');
});

test('R-HOM-07 R-HOM-08 a category has one canonical address; the menu address shows the same list', async ({ page }) => {
  await page.goto('/menu/category/C01/products');
  await expect(page.locator('main a[href^="/product/P"]').first()).toBeVisible();
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/category\/C01$/);
});

test('MFE-23 the home page loads the shell and the layout remote only', async ({ page }) => {
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

test('MFE-03 the screens of all six remotes run on one React', async ({ page }) => {
  const copies = await countReactCopies(page);
  await page.goto('/');
  await ready(page);
  for (const remote of REMOTES_ON_SHOW) {
    await openInShell(page, smokeOf(remote).at);
    await expect(page.locator(`[data-mfe^="${remote}@"]:visible :is(${smokeOf(remote).shows})`).first()).toBeVisible();
  }
  expect(await copies()).toBe(1);
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
  await page.waitForURL(/\/product\//);
  await expect.poll(() => views.length).toBe(2);
  await page.goBack();
  await expect.poll(() => views.length).toBe(3);
  expect(views[0]?.pagePath).toBe('/category/C01');
  expect(views[2]?.hashCode).toBe(JSON.parse((await page.evaluate(() => localStorage.getItem('guest'))) ?? '""'));
});

test('E-14 API-16 the desktop asks for the top menu once and draws it; a phone never asks', async ({ page, browser, baseURL }) => {
  const asked: string[] = [];
  await page.route('**/api/simple-menus', async (route) => {
    asked.push(route.request().url());
    const response = await route.fetch();
    const menu = (await response.json()) as { name: string }[];
    await route.fulfill({ response, json: menu.map((entry, n) => (n === 1 ? { ...entry, name: '봄의 향' } : entry)) });
  });
  await page.goto('/raffles');
  await ready(page);
  await expect(page.getByRole('navigation', { name: '주요 메뉴' }).getByRole('link', { name: '봄의 향' })).toBeVisible();
  await openInShell(page, '/categories');
  await expect(page.locator('main h1:visible')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(1);
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, ...(baseURL && { baseURL }) });
  const small = await phone.newPage();
  const askedByPhone: string[] = [];
  small.on('request', (request) => request.url().includes('/simple-menus') && askedByPhone.push(request.url()));
  await small.goto('/raffles');
  await small.waitForLoadState('networkidle');
  expect(askedByPhone).toEqual([]);
  await phone.close();
});

test('GEN-08 prices show dollars in brackets, and nothing reads NaN', async ({ page }) => {
  await page.goto('/product/P0047');
  await expect(
    page
      .locator('main')
      .getByText(/\(\$[\d,.]+\)/)
      .first(),
  ).toBeVisible();
  expect(await page.locator('main').innerText()).not.toContain('NaN');
});

test('GEN-17 LS-19 a new customer’s layout welcomes from the first paint and moves nothing; others have the default one', async ({
  page,
  shop,
}) => {
  const layout = () => page.locator('[data-layout]').first().getAttribute('data-layout');
  const welcome = page.getByRole('complementary', { name: '첫 구매 혜택' });
  const shifts = await watchShifts(page);
  await page.goto('/raffles');
  await ready(page);
  expect(await layout()).toBe('default');
  await expect(welcome).toHaveCount(0);

  await page.evaluate(() => localStorage.setItem('newCustomer', 'true'));
  await page.reload();
  await ready(page);
  await expect(welcome).toBeVisible();
  await page.reload();
  await ready(page);
  await expect(welcome).toContainText('70,000원부터 무료배송');
  expect(await layout()).toBe('new');
  expect(await (await page.request.get('/raffles')).text()).toContain('data-layout="new"');
  expect(await shifts.total()).toBeLessThan(0.03);

  await shop.login('demo01');
  await page.goto('/raffles');
  await ready(page);
  expect(await layout()).toBe('default');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('newCustomer'))).toBe('false');
});

test('ST-VER-01 LS-18 in a roll-out two versions answer in turns: an old tab reloads once and remembers the version', async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('appVersion')) localStorage.setItem('appVersion', JSON.stringify('old'));
  });
  let loads = 0;
  let asked = 0;
  page.on('load', () => (loads += 1));
  await page.route('**/api/common/app-version', (route) => route.fulfill({ json: (asked += 1) % 2 ? 'new' : 'old' }));
  await page.goto('/raffles');
  await expect.poll(() => [loads, asked]).toEqual([2, 2]);
  for (const by of [1, 2, 3]) {
    await page.reload();
    await expect.poll(() => [loads, asked]).toEqual([2 + by, 2 + by]);
  }
  expect(await page.evaluate(() => localStorage.getItem('appVersion'))).toBe(JSON.stringify('new'));
});

test('ST-VER-01 a new version waits while a form is being filled in, and comes at the next screen', async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('appVersion')) localStorage.setItem('appVersion', JSON.stringify('old'));
  });
  const answered = page.waitForResponse('**/api/common/app-version');
  await page.goto('/login');
  await answered;
  await page.locator('input[autocomplete=username]').fill('somebody');
  const reloaded = page.waitForEvent('load');
  await openInShell(page, '/raffles');
  await reloaded;
  await ready(page);
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

test('K-TST a toast stands at the bottom of the page, above the bars @all', async ({ page, expectProblems }) => {
  expectProblems(/^net::ERR_FAILED GET .*\/api\/login\/ping/);
  // The last that a page asks for by itself.
  const news = page.waitForResponse('**/api/main/last-notification');
  await page.goto('/product/P0001');
  await ready(page);
  await news;
  await page.route('**/api/**', (route) => route.abort());
  await openInShell(page, '/mypage');
  const toast = page.getByText('불편을 드려 죄송해요').locator('visible=true').first();
  await expect(toast).toBeVisible();
  const box = await toast.boundingBox();
  const { height = 0 } = page.viewportSize() ?? {};
  expect(box?.y).toBeGreaterThan(height / 2);
  const covered = await page.evaluate(() => {
    const bars = [...document.querySelectorAll('body *')].filter((element) => {
      const { position } = getComputedStyle(element);
      const { bottom, width, height: tall, top } = element.getBoundingClientRect();
      return (
        (position === 'fixed' || position === 'sticky') &&
        bottom >= innerHeight - 1 &&
        width > innerWidth / 2 &&
        tall < 120 &&
        top > innerHeight / 2
      );
    });
    return bars.filter((bar) => !bar.matches('[role=status]')).map((bar) => bar.getBoundingClientRect().top);
  });
  for (const top of covered) expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
});
