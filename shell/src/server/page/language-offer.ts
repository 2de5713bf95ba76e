import type { Cookies } from '@hyangro/server/cookies';
import { LANGUAGE_TAG, isLocale, localeFromTag, type Locale } from '@hyangro/contracts/locales';
import { LANGUAGE_OFFERED_COOKIE, LANGUAGE_PARAM, LOCALE_COOKIE } from '@hyangro/contracts/wire-names';
import cn from '../../../locales/offer/cn.json';
import en from '../../../locales/offer/en.json';
import ko from '../../../locales/offer/ko.json';
import { escapeHtml } from './escape-html';
import { inlineScript } from './inline-script';
import { quietLine } from './quiet-line';

const WORDS = { ko, en, cn } satisfies Record<Locale, object>;

interface Asked {
  /** Language of the page. */
  locale: Locale;
  /** This deployment serves one language. */
  isPinned: boolean;
  url: URL;
  host: string;
  cookies: Cookies;
  acceptLanguage: string | undefined;
}

/**
 * The language that a page offers: the first of the browser's that the shop speaks, when the page stands in another one that
 * nobody has chosen, by a link, a host of its own or the switch; once.
 */
export function offeredLocale({ locale, isPinned, url, host, cookies, acceptLanguage }: Asked): Locale | null {
  const isChosen = isPinned || cookies[LOCALE_COOKIE] || url.searchParams.has(LANGUAGE_PARAM) || isLocale(host.split('.')[0]);
  if (isChosen || cookies[LANGUAGE_OFFERED_COOKIE]) return null;
  const own = localeFromTag(acceptLanguage);
  return own === locale ? null : own;
}

/** One quiet line in the reader's own language, over the page, which stays where it is; the link leads to the same page. */
export function languageOffer(locale: Locale, { pathname, search }: URL, nonce: string): string {
  const { label, text, accept, close } = WORDS[locale];
  const query = new URLSearchParams(search);
  query.set(LANGUAGE_PARAM, locale);
  return [
    `<style nonce="${nonce}">${STYLE}</style>`,
    `<aside id="language-offer" lang="${LANGUAGE_TAG[locale]}" aria-label="${label}"><span>${text}</span>`,
    `<a href="${escapeHtml(`${pathname}?${query}`)}">${accept}</a><button type="button" aria-label="${close}">×</button></aside>`,
    inlineScript(nonce, CLOSE),
  ].join('');
}

const STYLE = quietLine(
  'language-offer',
  'gap:4px 12px;padding:6px 6px 6px 18px;font:400 14px/1.4 var(--font-sans)',
  `#language-offer span{flex:1 1 120px}
#language-offer a{padding:11px 4px;color:inherit;font-weight:700;text-decoration:underline;text-underline-offset:3px}
#language-offer button{width:44px;height:44px;font-size:20px;line-height:1;color:inherit}`,
);

const CLOSE = `()=>{
const it=document.getElementById('language-offer');
it.querySelector('button').addEventListener('click',()=>it.remove());
}`;
