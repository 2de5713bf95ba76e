import type { Cookies } from '@hyangro/server/cookies';
import { SYSTEM_LOCALE, isLocale, type Locale } from '@hyangro/contracts/locales';
import { LOCALE_COOKIE } from '@hyangro/contracts/wire-names';

interface Asked {
  pinned: Locale | null;
  host: string;
  /** `?lang=` of the address: how search engines find the other languages. */
  lang: string | null;
  cookies: Cookies;
}

/** Language of a page: the deployment's, the address's, the host's (`en.…`), the shopper's choice, then Korean. */
export function localeOf({ pinned, host, lang, cookies }: Asked): Locale {
  if (pinned) return pinned;
  const [label] = host.split('.');
  return [lang, label, cookies[LOCALE_COOKIE]].find(isLocale) ?? SYSTEM_LOCALE;
}
