import { LOCALE_COOKIE, SESSION_COOKIE } from '@hyangro/contracts/wire-names';
import type { Page } from '@playwright/test';
import { expect, openInShell, ready, test } from '../../fixtures/test';
import { koreanIn } from '../../flows/every-screen';
import { violationsIn } from '../../flows/violations';

for (const [locale, tag, words] of [
  ['en', 'en', 'Log in'],
  ['cn', 'zh-CN', '获取验证码'],
] as const) {
  test(`QA-01 in ${locale} the pages speak that language and no Korean is left in the frame and texts`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: LOCALE_COOKIE, value: locale, url: baseURL ?? '' }]);
    for (const path of ['/', '/category/C01', '/product/P0001', '/raffles', '/login', '/categories']) {
      await page.goto(path);
      await ready(page);
      expect(await page.locator('html').getAttribute('lang')).toBe(tag);
      const hangul = await page.evaluate(() => {
        const left: string[] = [];
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const parent = node.parentElement;
          if (!parent || parent.closest('script, style, [lang="ko"], [data-member-text], [translate="no"]')) continue;
          if (/[가-힣]/.test(node.textContent ?? '')) left.push((node.textContent ?? '').trim());
        }
        return left;
      });
      expect(
        hangul.filter((text) => !['한국어', '향로'].includes(text)),
        path,
      ).toEqual([]);
    }
    await page.goto('/login');
    await expect(page.locator('main').getByRole('button', { name: words })).toBeVisible();
  });
}

const STRINGS = {
  ko: { tag: 'ko', label: '언어', add: '장바구니', cart: '장바구니 1개' },
  en: { tag: 'en', label: 'Language', add: 'Add to bag', cart: 'Cart, 1 items' },
  cn: { tag: 'zh-CN', label: '语言', add: '加入购物车', cart: '购物车 1 件' },
} as const;

test('GEN-06 whoever changes the language on a product, Korean to English to Chinese, keeps address, cart and language, after a reload too', async ({
  page,
  shop,
}) => {
  await shop.login('demo33');
  await shop.emptyCart();
  await shop.addToCart({ productCd: 'P0047' });
  await page.goto('/product/P0001?from=news');
  await ready(page);
  const banner = page.getByRole('banner');
  const isIn = async (locale: keyof typeof STRINGS) => {
    const { tag, label, add, cart } = STRINGS[locale];
    await expect(page.locator('main').getByRole('button', { name: add, exact: true }).first()).toBeVisible();
    await expect(banner.getByRole('link', { name: cart }).locator('visible=true')).toBeVisible();
    await expect(banner.getByRole('combobox', { name: label })).toHaveValue(locale);
    expect(await page.locator('html').getAttribute('lang')).toBe(tag);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/product/P0001?from=news');
    expect(await keysShown(page)).toEqual([]);
    if (locale !== 'ko') await expect.poll(() => koreanIn(page)).toEqual([]);
  };
  await isIn('ko');
  for (const [from, to] of [
    ['ko', 'en'],
    ['en', 'cn'],
  ] as const) {
    await banner.getByRole('combobox', { name: STRINGS[from].label }).selectOption(to);
    await isIn(to);
    await page.reload();
    await ready(page);
    await isIn(to);
  }
});

test('whose browser speaks English is offered English in one quiet line, once; it is the same page then, and stays in English', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-GB' });
  const page = await context.newPage();
  const offer = page.getByRole('complementary', { name: 'Language' });
  await page.goto('/product/P0001?from=news');
  await ready(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  expect(await violationsIn(page, '#language-offer')).toEqual([]);
  await offer.getByRole('link', { name: 'Continue in English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(new URL(page.url()).pathname).toBe('/product/P0001');
  await expect(offer).toHaveCount(0);
  await page.goto('/raffles');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await context.close();

  const other = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-TW' });
  const second = await other.newPage();
  const line = second.getByRole('complementary', { name: '语言提示' });
  await second.goto('/raffles');
  await ready(second);
  await line.getByRole('button', { name: '关闭' }).click();
  await expect(line).toHaveCount(0);
  await second.goto('/brands');
  await expect(second.locator('main h1:visible')).toBeVisible();
  await expect(line).toHaveCount(0);
  await other.close();
});

test('GEN-07 routes of another language build are replaced: one step back leads to where the shopper came from', async ({ page }) => {
  const entries = () => page.evaluate(() => history.length);
  const change = (from: 'ko' | 'en' | 'cn', to: string) =>
    page.getByRole('combobox', { name: STRINGS[from].label }).locator('visible=true').first().selectOption(to);
  await page.goto('/introduction');
  await ready(page);
  const before = await entries();
  // What the server answers, and what the running shell does.
  await page.goto('/join');
  await page.waitForURL('**/member/sign-up/1');
  await ready(page);
  expect(await entries()).toBe(before + 1);
  await page.goBack();
  await page.waitForURL('**/introduction');
  await ready(page);
  await openInShell(page, '/join');
  await page.waitForURL('**/member/sign-up/1');
  expect(await entries()).toBe(before + 1);
  await page.goBack();
  await page.waitForURL('**/introduction');
  for (const [from, to] of [
    ['ko', 'en'],
    ['en', 'cn'],
  ] as const) {
    await change(from, to);
    await expect(page.locator('html')).toHaveAttribute('lang', STRINGS[to].tag);
    for (const step of [1, 2, 3, 4]) {
      await openInShell(page, `/member/sign-up/${step}`);
      await page.waitForURL('**/join');
      expect(await entries()).toBe(before + 1);
      await page.goBack();
      await page.waitForURL('**/introduction');
    }
  }
});

test('GEN-07 whose session has ended is sent to the login in the place of the page, so that Back does not send there again', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/introduction');
  await ready(page);
  const before = await page.evaluate(() => history.length);
  await context.addCookies([{ name: SESSION_COOKIE, value: 'ended', url: baseURL ?? '' }]);
  await page.goto('/order/cart');
  await page.waitForURL('**/login?toName=OrderCart');
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.goBack();
  await page.waitForURL('**/introduction');
});

/** What a shopper does in a language of the app: a product, and into the cart with it. */
for (const locale of ['en', 'cn'] as const)
  test(`GEN-11 ${locale === 'cn' ? 'in Chinese neither the app nor a foreign host hears what a shopper does, the shop’s own log does' : 'in English the app hears what a shopper does'}`, async ({
    page,
    context,
    shop,
    baseURL,
  }) => {
    await context.addCookies([{ name: LOCALE_COOKIE, value: locale, url: baseURL ?? '' }]);
    await page.addInitScript(() => {
      const posted: unknown[] = [];
      Object.assign(window, { posted, ReactNativeWebView: { postMessage: (message: string) => posted.push(JSON.parse(message)) } });
    });
    const hosts = new Set<string>();
    const logged: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (/^https?:$/.test(url.protocol)) hosts.add(url.host);
      if (url.pathname.endsWith('/common/logs/access')) logged.push((request.postDataJSON() as { eventName: string }).eventName);
    });
    await shop.login('demo33');
    await page.goto('/product/P0047');
    await ready(page);
    await page.locator('main').getByRole('button', { name: STRINGS[locale].add, exact: true }).locator('visible=true').first().click();
    await expect.poll(() => logged).toEqual(expect.arrayContaining(['page_view', 'add_to_cart']));
    const posted = await page.evaluate(() =>
      (window as unknown as { posted: { type: string; payload: { eventName?: string } }[] }).posted.map(({ type, payload }) =>
        payload.eventName ? `${type} ${payload.eventName}` : type,
      ),
    );
    expect(posted.filter((name) => name === 'page_view')).toHaveLength(1);
    const analytics = posted.filter((name) => name.startsWith('analytics'));
    if (locale === 'cn') expect(analytics).toEqual([]);
    else expect(analytics).toContain('analytics add_to_cart');
    expect([...hosts]).toEqual([new URL(page.url()).host]);
  });

/** Texts of the page that are keys: their words have not come. */
const keysShown = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('script, style')) texts.push(walker.currentNode.nodeValue ?? '');
    return texts.filter((text) => /^[a-z]+[A-Za-z]*(\.\w+)+$/.test(text.trim()));
  });

test('a product page brings its own words only; a change of the language brings them again and leaves the shopper where she is', async ({
  page,
}) => {
  const words = new Set<string>();
  page.on('request', (request) => {
    const [, file] = /\/remotes\/catalog\/.*\/((?:words|locale)[\w-]+)\./.exec(request.url()) ?? [];
    if (file) words.add(file);
  });
  const change = (from: string, to: string) => page.getByRole('banner').getByRole('combobox', { name: from }).selectOption(to);
  const main = page.locator('main');
  await page.goto('/product/P0001');
  await ready(page);
  await expect(main.getByRole('button', { name: '장바구니', exact: true }).first()).toBeVisible();
  expect([...words]).toEqual(['words-product-ko']);
  await change('언어', 'en');
  await expect(main.getByRole('button', { name: 'Add to bag' }).first()).toBeVisible();
  expect([new URL(page.url()).pathname, words.has('words-product-en'), await keysShown(page)]).toEqual(['/product/P0001', true, []]);
  await openInShell(page, '/category/C01');
  await expect(main.getByRole('combobox', { name: 'Sort by' }).first()).toBeVisible();
  await change('Language', 'cn');
  await expect(main.getByRole('combobox', { name: '排序' }).first()).toBeVisible();
  expect([words.has('words-list-cn'), words.has('words-product-cn'), await keysShown(page)]).toEqual([true, true, []]);
});

test('cart, orders and claims bring their own words each, and none of them is missing in another language', async ({ page, shop }) => {
  const words = new Set<string>();
  page.on('request', (request) => {
    const [, file] = /\/remotes\/order\/.*\/((?:words|locale)[\w-]+)\./.exec(request.url()) ?? [];
    if (file) words.add(file);
  });
  const main = page.locator('main');
  await shop.login('demo01');
  await shop.emptyCart();
  await shop.addToCart({ productCd: 'P0001' });
  await page.goto('/order/cart');
  await ready(page);
  await expect(main.getByRole('button', { name: /주문하기$/ }).first()).toBeVisible();
  expect([[...words], await keysShown(page)]).toEqual([['words-cart-ko'], []]);
  await openInShell(page, '/mypage/order/orders/all');
  await expect(main.getByRole('heading', { level: 1, name: '주문 내역' })).toBeVisible();
  expect(await keysShown(page)).toEqual([]);
  await page.getByRole('banner').getByRole('combobox', { name: '언어' }).selectOption('en');
  await expect(page.getByRole('banner').getByRole('combobox', { name: 'Language' })).toBeVisible();
  await openInShell(page, '/mypage/order/claim');
  await expect(main.getByRole('heading', { level: 1, name: 'Cancels and returns' })).toBeVisible();
  expect([await keysShown(page), words.has('words-claims-en'), words.has('words-claims-ko')]).toEqual([[], true, false]);
});

test('GEN-08 in English won come with their sign, dollars in brackets', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: LOCALE_COOKIE, value: 'en', url: baseURL ?? '' }]);
  await page.goto('/product/P0001');
  await expect(
    page
      .locator('main')
      .getByText(/₩[\d,]+/)
      .first(),
  ).toBeVisible();
  await expect(
    page
      .locator('main')
      .getByText(/\(\$[\d,.]+\)/)
      .first(),
  ).toBeVisible();
});
