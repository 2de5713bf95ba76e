import { expect, openInShell, ready, test } from '../../fixtures/test';
import { ON_THE_WAY, walkScreens } from '../../flows/every-screen';
import { FOR_ALL, FOR_BUILDERS, FOR_KOREANS, FOR_MEMBERS, FOR_OTHERS, HOME, addresses } from '../../flows/screen-addresses';
import { watchViolations } from '../../flows/violations';
import { PC, PHONE, walkIn } from '../../flows/walk-in';

test.use({ pictures: true });

walkIn('ko');

test('the design templates keep still, fit the window and have nothing against WCAG 2.2 AA', async ({ page }) => {
  test.setTimeout(600_000);
  expect(await (await walkScreens(page, 'ko', [PC, PHONE], 'visitor')).on(addresses(FOR_BUILDERS))).toEqual([]);
});

test('a screen whose answers do not come has nothing against WCAG 2.2 AA and best practice: its message is its heading', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/^net::ERR_FAILED GET .*\/api\/raffles\/RF001/, /^console NetworkError: GET \/raffles/);
  const violations = watchViolations(page);
  await page.route('**/api/raffles/RF001', (route) => route.abort());
  await page.goto('/raffles');
  await ready(page);
  await openInShell(page, '/raffle/RF001');
  await expect(page.getByRole('heading', { level: 1 }).locator('visible=true')).toHaveText('화면을 불러오지 못했어요');
  expect(await violations.here([PC, PHONE])).toEqual([]);
});

test('the layout of a new customer has nothing against WCAG 2.2 AA and best practice', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('newCustomer', 'true'));
  const walk = await walkScreens(page, 'ko', [PC, PHONE], 'visitor');
  expect(await walk.on(['/categories', '/login'])).toEqual([]);
});

test('every screen that is built is among those that are looked at here', async ({ request }) => {
  const html = await (await request.get('/raffles')).text();
  const boot = JSON.parse(/<script[^>]*id="boot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as {
    routes: { name: string; isComing?: true; canonical?: string }[];
  };
  const built = boot.routes.filter(({ isComing, canonical }) => !isComing && !canonical).map(({ name }) => name);
  const looked = [HOME, FOR_ALL, FOR_KOREANS, FOR_OTHERS, FOR_BUILDERS, FOR_MEMBERS].flatMap((of) => Object.keys(of));
  const seen = new Set<string>([...looked, ...ON_THE_WAY, 'NotFound']);
  expect(built.length).toBeGreaterThan(40);
  expect(built.filter((name) => !seen.has(name))).toEqual([]);
});
