import type { Locale } from '@hyangro/contracts/locales';
import { LOCALE_COOKIE } from '@hyangro/contracts/wire-names';
import { expect, test } from '../fixtures/test';
import { walkScreens } from './every-screen';
import { FOR_ALL, FOR_KOREANS, FOR_MEMBERS, FOR_OTHERS, HOME, OTHER_STATES, addresses } from './screen-addresses';

export const PC = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
/** The same parts are drawn in each language: Korean is looked at in both widths, the others in one each. */
const SIZES = { ko: [PC, PHONE], en: [PC], cn: [PHONE] } as const;
/** What axe looks at: see `walkScreens`. */
const OF_AXE = { ko: 'have nothing against WCAG 2.2 AA', en: 'have a name for everything', cn: 'have a name for everything' } as const;

/** The journeys over every screen in one language: as a visitor, and as a member whose orders are in every state. */
export function walkIn(locale: Locale): void {
  test.describe(`in ${locale}`, () => {
    test.beforeEach(({ context, baseURL }) => context.addCookies([{ name: LOCALE_COOKIE, value: locale, url: baseURL ?? '' }]));

    for (const [what, paths] of [
      ['the home and promotions', [...addresses(HOME), ...OTHER_STATES.home]],
      [
        'every screen that is open to visitors',
        [...addresses(FOR_ALL, locale === 'ko' ? FOR_KOREANS : FOR_OTHERS), ...OTHER_STATES.forAll, '/no/such/page'],
      ],
    ] as const)
      test(`in ${locale} ${what} stay where they are opened, speak the language, keep still, fit the window and ${OF_AXE[locale]}`, async ({
        page,
      }) => {
        test.setTimeout(600_000);
        expect(await (await walkScreens(page, locale, SIZES[locale], 'visitor')).on(paths)).toEqual([]);
      });

    test(`in ${locale} cart, orders and my page stay where they are opened, speak the language, keep still, fit the window and ${OF_AXE[locale]}`, async ({
      page,
      shop,
    }) => {
      test.setTimeout(600_000);
      await shop.login('demo01');
      expect(
        await (await walkScreens(page, locale, SIZES[locale], 'member')).on([...addresses(FOR_MEMBERS), ...OTHER_STATES.forMembers]),
      ).toEqual([]);
    });
  });
}
