import type { Page } from '@playwright/test';
import { LOCALE_COOKIE } from '@hyangro/contracts/wire-names';
import { operate } from '../../fixtures/operator';
import { freshDatabase, startOwnShop, type OwnShop } from '../../fixtures/own-shop';
import { expect, ready, test } from '../../fixtures/test';

const RAFFLE = '/raffle/RF008';
const FLAG = 'raffle/draw-check';
/** Which words offer to compute the draw again, by language. */
const OFFERS = [
  ['ko', '내 기기에서 다시 계산해 보기'],
  ['en', 'Compute it again on my device'],
  ['cn', '在我的设备上重新计算'],
] as const;

test.describe('a part of a page is switched off while the shop runs', () => {
  let shop: OwnShop;
  let env: { DATABASE_URL: string };
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    env = { DATABASE_URL: await freshDatabase('hyangro_flags') };
    shop = await startOwnShop(env);
  });
  test.afterAll(async () => shop?.stop());

  /** Whether the server's page offers it, and the page that the browser has taken over, in each language. */
  async function offered(page: Page): Promise<string[]> {
    const found: string[] = [];
    for (const [locale, words] of OFFERS) {
      await page.context().addCookies([{ name: LOCALE_COOKIE, value: locale, url: shop.url }]);
      const html = (await (await page.goto(shop.url + RAFFLE))?.text()) ?? '';
      await ready(page);
      // Commitment and number of the draw are there in any case.
      await expect(page.locator('main').getByText(/^[0-9a-f]{64}$/)).toHaveCount(2);
      if (html.includes(`>${words}<`)) found.push(`${locale} server`);
      if ((await page.getByRole('button', { name: words }).count()) > 0) found.push(`${locale} browser`);
    }
    return found;
  }
  const EVERYWHERE = ['ko server', 'ko browser', 'en server', 'en browser', 'cn server', 'cn browser'];
  /** Resolves once the shop's own page offers it, or no more: ten seconds is what an operator is told. */
  const untilServed = (isOffered: boolean) =>
    expect
      .poll(async () => (await (await fetch(shop.url + RAFFLE)).text()).includes(`>${OFFERS[0][1]}<`), { timeout: 10_000 })
      .toBe(isOffered);

  test('an operator takes “compute it again” off the pages of raffles: within ten seconds nobody is offered it in any language, until it is switched on again', async ({
    page,
  }) => {
    test.slow();
    expect(await offered(page)).toEqual(EVERYWHERE);

    await operate(['flag', 'off', FLAG, '--why', 'the list of entries is slow'], env);
    await untilServed(false);
    expect(await offered(page)).toEqual([]);

    await operate(['flag', 'on', FLAG, '--why', 'it is fast again'], env);
    await untilServed(true);
    expect(await offered(page)).toEqual(EVERYWHERE);
  });
});
