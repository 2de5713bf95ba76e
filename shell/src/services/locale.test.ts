import { LANGUAGE_TAG, type Locale } from '@hyangro/contracts/locales';
import { LOCALE_COOKIE } from '@hyangro/contracts/wire-names';
import { createPageI18n, createStore } from '@hyangro/runtime';
import { createSetLocale } from './locale';

/** A Korean page, and how often it was opened anew. */
function page() {
  const locale = createStore<Locale>('ko');
  const reopen = jest.fn();
  const i18n = createPageI18n('ko', {});
  return { locale, reopen, i18n, setLocale: createSetLocale({ i18n, locale, loadedRemotes: () => [], reopen }) };
}
const kept = () => new RegExp(`${LOCALE_COOKIE}=(\\w+)`).exec(document.cookie)?.[1];

test.each(['en', 'cn'] as const)('a language that is chosen is kept for the next page and spoken by this one: %s', async (next) => {
  const { locale, reopen, i18n, setLocale } = page();
  await setLocale(next);
  expect([kept(), locale.get(), document.documentElement.lang]).toEqual([next, next, LANGUAGE_TAG[next]]);
  expect(i18n.hasResourceBundle(next, 'shell')).toBe(true);
  expect(reopen).toHaveBeenCalledTimes(1);
  await setLocale(next);
  expect(reopen).toHaveBeenCalledTimes(1);
});
