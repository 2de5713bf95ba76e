import { bridgeMessageSchema } from '@hyangro/contracts/bridge/bridge.schemas';
import type { AppMessage, BridgeMessage } from '@hyangro/contracts/bridge/bridge-messages';
import type { Page } from '@playwright/test';
import { expect, openInShell, ready, screenOf, test } from '../../fixtures/test';

const SHAPES = ['ios', 'android', 'react-native'] as const;
/** The main screens of the app, as its own bar and its links open them. */
const SCREENS = [
  '/categories',
  '/category/C01',
  '/product/P0001',
  '/search',
  '/brands',
  '/best-reviews',
  '/best-feeds',
  '/best-talks',
  '/raffles',
  '/raffle/RF001',
  '/mypage/tickets',
  '/order/cart',
  '/mypage',
  '/mypage/order/orders/all',
  '/notification/notification',
];

/** A web view of the app in one of its shapes, that keeps what the page posts. */
async function openWebView(page: Page, shape: (typeof SHAPES)[number]) {
  await page.addInitScript((shape) => {
    const posted: unknown[] = [];
    const receive = (message: unknown) => void posted.push(message);
    const text = { postMessage: (message: string) => receive(JSON.parse(message)) };
    Object.assign(window, {
      posted,
      ...(shape === 'ios' && { webkit: { messageHandlers: { hyangro: { postMessage: receive } } } }),
      ...(shape === 'android' && { HyangroApp: text }),
      ...(shape === 'react-native' && { ReactNativeWebView: text }),
    });
  }, shape);
  const messages = async (): Promise<BridgeMessage[]> => {
    const posted = await page.evaluate(() => (window as unknown as { posted: unknown[] }).posted);
    return posted.map((message) => bridgeMessageSchema.parse(message));
  };
  const of = async <T extends BridgeMessage['type']>(type: T) =>
    (await messages()).filter((message): message is Extract<BridgeMessage, { type: T }> => message.type === type);
  return {
    messages,
    views: async () => (await of('page_view')).map(({ payload }) => payload),
    paths: async () => (await of('page_view')).map(({ payload }) => payload.pagePath),
    canGoBack: async () => (await of('history')).at(-1)?.payload.canGoBack,
    tell: (message: AppMessage) => page.evaluate((data) => window.dispatchEvent(new MessageEvent('message', { data })), message),
  };
}

test('GEN-09 GEN-10 QA-07 in each shape of the app’s web view every main screen tells the app one page view, and nothing it does not know @app', async ({
  page,
  context,
  shop,
}) => {
  await shop.login('demo33');
  const expected = ['/', ...SCREENS];
  for (const [turn, shape] of SHAPES.entries()) {
    const view = turn === 0 ? page : await context.newPage();
    const app = await openWebView(view, shape);
    await view.goto('/');
    await ready(view);
    await expect.poll(app.paths).toEqual(['/']);
    for (const [index, path] of SCREENS.entries()) {
      await openInShell(view, path);
      await expect.poll(app.paths).toEqual(expected.slice(0, index + 2));
    }
    const last = (await app.views()).at(-1);
    expect([last?.pageLocation, last?.pageTitle]).toEqual([view.url(), await view.title()]);
    // A place on the page is no navigation; Back is one, by the browser and by the app.
    await view.evaluate(() => (location.hash = 'main'));
    await view.goBack();
    await view.goBack();
    await expect.poll(app.paths).toEqual([...expected, SCREENS.at(-2)]);
    await expect.poll(app.canGoBack).toBe(true);
    await app.tell({ type: 'go_back', payload: {} });
    await expect.poll(app.paths).toEqual([...expected, SCREENS.at(-2), SCREENS.at(-3)]);
    await expect(view.getByRole('navigation', { name: '바로 가기' })).toHaveCount(0);
    if (view !== page) await view.close();
  }
});

test('a link opens a raffle in a fresh web view: Back leads to Main, and is left to the app there @app', async ({ page }) => {
  const app = await openWebView(page, 'android');
  const goBack = () => app.tell({ type: 'go_back', payload: {} });
  await page.goto('/raffle/RF001');
  await ready(page);
  await expect.poll(app.canGoBack).toBe(true);
  await goBack();
  await expect(page).toHaveURL('/');
  await expect(screenOf(page, '/')).toBeVisible();
  await expect.poll(app.canGoBack).toBe(false);
  await goBack();
  await expect.poll(async () => (await app.messages()).at(-1)).toEqual({ type: 'leave', payload: {} });
  expect(new URL(page.url()).pathname).toBe('/');
});

test('GEN-06 on a phone another language is two taps away; whoever is writing keeps what was typed, and the place @phone', async ({
  page,
  shop,
}) => {
  await shop.login('demo33');
  await page.goto('/raffles');
  await ready(page);
  await page.getByRole('navigation', { name: '바로 가기' }).getByRole('link', { name: '카테고리' }).click();
  await screenOf(page, '/categories').getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(screenOf(page, '/categories').getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');

  await openInShell(page, '/mypage/inquiry');
  const form = screenOf(page, '/mypage/inquiry');
  await form.getByRole('textbox', { name: 'Subject' }).fill('Where is it?');
  await form.getByRole('textbox', { name: 'Message' }).fill('It has not come.');
  const change = page.getByRole('contentinfo').getByRole('combobox', { name: 'Language' });
  await change.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await change.selectOption('cn');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(form.getByRole('heading', { level: 1, name: '在线咨询' })).toBeVisible();
  await expect(form.getByRole('textbox').nth(0)).toHaveValue('Where is it?');
  await expect(form.getByRole('textbox').nth(1)).toHaveValue('It has not come.');
  expect(new URL(page.url()).pathname).toBe('/mypage/inquiry');
  expect(place).toBeGreaterThan(0);
  // Other words are of other lengths: the place is the same but for what they are longer or shorter.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place * 0.8);
});
