import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { CLOCK_COOKIE, OWN_HEADER } from '@hyangro/contracts/wire-names';
import type { Page } from '@playwright/test';
import { bringIntoSight, expect, joinShop, ready, test } from '../../fixtures/test';
import { violationsIn } from '../../flows/violations';
import { LoginPage } from '../../pages/mypage/login.page';

const CHECK = path.resolve(import.meta.dirname, '../../../tools/check-draw.mjs');
const APPLY = '티켓 1장으로 응모하기';

/** A raffle with one prize that only this story enters. */
async function ownRaffle(page: Page): Promise<{ raffleProductCd: string; commitment: string }> {
  const answer = await page.request.post('/api/__qa/seed', {
    headers: { [OWN_HEADER]: 'hyangro' },
    data: { scenario: 'raffle-of-its-own' },
  });
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as { raffleProductCd: string; commitment: string };
}
/** The page's time after this raffle's end. */
async function afterItsEnd(page: Page, raffleProductCd: string, baseURL: string | undefined): Promise<void> {
  const { endAt } = (await (await page.request.get(`/api/raffles/${raffleProductCd}`)).json()) as { endAt: string };
  const moved = new Date(Date.parse(endAt) + 60_000).toISOString();
  await page.context().addCookies([{ name: CLOCK_COOKIE, value: encodeURIComponent(moved), url: baseURL ?? '' }]);
}

test('in the app two members enter a raffle for one prize with a ticket each; after the draw one reads of having won and one of having lost, both are told, and each computes the draw again @app', async ({
  page,
  shop,
  browser,
  baseURL,
}, testInfo) => {
  test.slow();
  const { raffleProductCd, commitment } = await ownRaffle(page);
  await shop.join();
  const other = await (
    await browser.newContext({ ...testInfo.project.use, baseURL, extraHTTPHeaders: { 'x-forwarded-for': '10.7.7.7' } })
  ).newPage();
  await joinShop(other.context().request);

  for (const member of [page, other]) {
    await member.goto('/raffles');
    await ready(member);
    await member.locator(`main a[href="/raffle/${raffleProductCd}"]`).click();
    await member.waitForURL(`**/raffle/${raffleProductCd}`);
    const screen = member.locator('main');
    await screen.getByRole('button', { name: APPLY }).locator('visible=true').click();
    await expect(member.getByRole('status').filter({ hasText: '넣었어요' })).toBeVisible();
    // The ticket is spent: today's is gone, and the page says so.
    await expect(screen.getByText('쓸 수 있는 티켓 0장').locator('visible=true')).toBeVisible();
    await expect(screen.getByText(commitment).locator('visible=true')).toBeVisible();
  }

  const results: string[] = [];
  for (const member of [page, other]) {
    await afterItsEnd(member, raffleProductCd, baseURL);
    await member.goto(`/raffle/${raffleProductCd}`);
    await ready(member);
    await member.getByRole('button', { name: '결과 확인하기' }).locator('visible=true').click();
    const outcome = member.getByText(/^(당첨되셨어요|이번에는 아쉬워요)$/).locator('visible=true');
    results.push((await outcome.textContent()) ?? '');
    await member.getByRole('button', { name: '내 기기에서 다시 계산해 보기' }).locator('visible=true').click();
    await expect(member.getByText('모두 맞아요').locator('visible=true')).toBeVisible();
    const won = results.at(-1) === '당첨되셨어요';
    await expect(member.getByRole('list', { name: '내 응모' }).getByRole('listitem')).toHaveText([won ? /1번째, 당첨$/ : /2번째$/]);
    await member.goto('/notification/notification');
    await ready(member);
    await expect(member.getByText('‘나만의 래플, 한 사람’ 결과를 열어 보세요.').locator('visible=true')).toBeVisible();
  }
  expect(results.sort()).toEqual(['당첨되셨어요', '이번에는 아쉬워요']);
  await other.context().close();

  const file = `${baseURL}/api/raffles/${raffleProductCd}/draw`;
  const { stdout } = await promisify(execFile)(process.execPath, [CHECK, file, '--commitment', commitment]);
  expect(stdout).toMatch(/^AGREES: 2 entries, 1 winners, 0 passed over/);
});

test('who lies about the winner is found out: the browser computes another one than the list names, and says so in red', async ({
  page,
}) => {
  const published = await page.request.get('/api/raffles/RF008/draw');
  // Programs on any page may read it.
  expect(published.headers()).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=86400, immutable' });
  const draw = (await published.json()) as { entryIds: string[]; winnerEntryIds: string[] };
  const loser = draw.entryIds.find((entryId) => !draw.winnerEntryIds.includes(entryId)) ?? '';
  await page.goto('/raffle/RF008');
  await ready(page);
  const check = page.getByRole('button', { name: '내 기기에서 다시 계산해 보기' });
  await check.click();
  await expect(page.getByText('모두 맞아요')).toBeVisible();
  expect(await violationsIn(page, 'main')).toEqual([]);

  await page.route('**/api/raffles/RF008/draw', (route) =>
    route.fulfill({ json: { ...draw, winnerEntryIds: [...draw.winnerEntryIds.slice(0, -1), loser] } }),
  );
  await page.reload();
  await ready(page);
  await check.click();
  const alert = page.locator('main').getByRole('alert');
  await expect(alert).toContainText('발표와 다른 점이 1가지 있어요');
  await expect(alert).toContainText('계산한 당첨과 발표가 달라요.');
  expect(await violationsIn(page, 'main')).toEqual([]);
});

/** An entry of the page's member, as the app sends it. */
async function enter(page: Page, raffleProductCd: string): Promise<void> {
  const headers = { [OWN_HEADER]: 'hyangro', 'user-agent': await page.evaluate(() => navigator.userAgent) };
  expect((await page.request.post(`/api/raffles/${raffleProductCd}/apply`, { headers })).ok()).toBe(true);
}

for (const way of ['finger', 'keyboard'] as const)
  test(`a result is opened by ${way === 'finger' ? 'tearing the ticket off with a finger' : 'the keyboard alone'}, and the raffle is checked from then on @app`, async ({
    page,
    shop,
    baseURL,
  }) => {
    await shop.join();
    const { raffleProductCd } = await ownRaffle(page);
    await enter(page, raffleProductCd);
    await afterItsEnd(page, raffleProductCd, baseURL);
    await page.goto(`/raffle/${raffleProductCd}`);
    await ready(page);
    const main = page.locator('main');
    await expect(main.getByText('종료', { exact: true })).toBeVisible();
    if (way === 'finger') {
      const stub = main.getByText('오른쪽으로 밀어 뜯어요');
      // Clear of the bar that stays in reach below.
      await bringIntoSight(stub, { block: 'center' });
      const box = await stub.boundingBox();
      if (!box) throw new Error('There is no stub');
      const y = box.y + box.height / 2;
      await page.mouse.move(box.x + 60, y);
      await page.mouse.down();
      await page.mouse.move(box.x + 220, y, { steps: 8 });
      await page.mouse.up();
    } else {
      await main.getByRole('button', { name: '결과 확인하기' }).focus();
      await page.keyboard.press('Enter');
    }
    await expect(main.getByText('당첨되셨어요')).toBeVisible();
    await expect(main.getByText('확인', { exact: true })).toBeVisible();
    await expect(main.getByText('오른쪽으로 밀어 뜯어요')).toHaveCount(0);
  });

test('R-OTH-21 on the web a raffle is looked at, and entered in the app: the button leads there and spends nothing', async ({
  page,
  shop,
}) => {
  await shop.join();
  const { raffleProductCd } = await ownRaffle(page);
  await page.goto(`/raffle/${raffleProductCd}`);
  await ready(page);
  await page.getByRole('button', { name: APPLY }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('이 기능은 앱에서 쓸 수 있어요.')).toBeVisible();
  await expect(sheet.getByRole('link', { name: '앱 열기' })).toHaveAttribute('href', 'https://store.example/hyangro');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  const { tickets, myEntries } = (await (await page.request.get(`/api/raffles/${raffleProductCd}`)).json()) as {
    tickets: number;
    myEntries: number;
  };
  expect([tickets, myEntries]).toEqual([1, 0]);
});

test('R-PUB-13 TRAP-05 a visitor reads how tickets work without being sent away, logs in there and finds balance and history', async ({
  page,
}) => {
  await page.goto('/mypage/tickets');
  await ready(page);
  await expect(page.getByRole('heading', { level: 1, name: '래플 티켓' })).toBeVisible();
  await expect(page.getByText('매일 0시에 한 장 들어오고 그날 23:59에 사라져요.')).toBeVisible();
  await page.locator('main').getByRole('button', { name: '로그인', exact: true }).click();
  await page.waitForURL('**/login?**');
  await new LoginPage(page).logIn();
  await page.waitForURL('**/mypage/tickets');
  await expect(page.getByText(/^쓸 수 있는 티켓 \d+장$/)).toBeVisible();
  await expect(page.getByText('오늘 23:59까지 쓸 수 있어요.')).toBeVisible();
  await expect(page.getByRole('heading', { name: '들어오고 나간 티켓' })).toBeVisible();
  await expect(page.locator('main').getByText('친구 초대', { exact: true }).first()).toBeVisible();
});
