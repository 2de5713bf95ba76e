import { LANGUAGE_TAG, LOCALES } from '@hyangro/contracts/locales';
import { ROUTES, type RouteRow } from '@hyangro/contracts/routes/table';
import { LOCALE_COOKIE } from '@hyangro/contracts/wire-names';
import { expect, ready, test } from '../../fixtures/test';
import { koreanIn } from '../../flows/every-screen';

/** Screens that their address opens for everybody. What asks for a code or a login has a journey of its own. */
const OPEN = Object.values<RouteRow>(ROUTES).filter(({ owner, path, auth }) => owner === '{{name}}' && !auth && !path.includes(':'));

for (const locale of LOCALES)
  for (const { path } of OPEN.filter(({ locales = LOCALES }) => locales.includes(locale)))
    test(`{{title}}: ${path} opens in ${locale} and says in its heading what it is`, async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: LOCALE_COOKIE, value: locale, url: baseURL ?? '' }]);
      expect((await page.goto(path))?.status()).toBe(200);
      await ready(page);
      await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAG[locale]);
      await expect(page.locator('main [data-mfe^="{{name}}@"]').getByRole('heading', { level: 1 })).toHaveText(/\S/);
      if (locale !== 'ko') expect(await koreanIn(page)).toEqual([]);
    });
