import { LANGUAGE_TAG, type Locale } from '@hyangro/contracts/locales';
import type { Theme } from '@hyangro/contracts/themes';
import type { Head } from '@hyangro/runtime';
import type { PageFonts } from '@hyangro/ui/theme';
import { APP_TABS_ATTRIBUTE } from '@hyangro/ui/theme';
import { BOOT_ID, ROOT_ID, STYLES_ATTRIBUTE, type BootBlock } from '../../boot/boot-data';
import type { PageHead } from '../../seo/page-head';
import { SITE_DESCRIPTION } from '../../seo/site';
import { earlyInput } from './early-input';
import { escapeHtml } from './escape-html';
import { fontChoice } from './font-starter';
import { pageStyle } from './page-style';
import type { FirstScripts } from './script-starter';
import { themeElements } from './dark-theme';
import { manifestPath } from '../http/installable';

export interface HeadFacts {
  locale: Locale;
  nonce: string;
  origin: string;
  siteName: string;
  /** What the screen says of itself, and what the page says of it. */
  head: Head | null;
  page: PageHead;
  /** For a page that is drawn by its scripts; null where they come after what the server has drawn (`closeDocument`). */
  early: FirstScripts | null;
  /** The app draws the bar of places. */
  hasAppTabs: boolean;
  fonts: Pick<PageFonts, 'preload' | 'rules' | 'late'>;
  /** The look that the reader chose; null: the device's. */
  theme: Theme | null;
  /** Development only: what Fast Refresh of several bundles needs. */
  devScript?: string;
  scriptBefore?: string;
}

/** JSON inside a script element: no `<` can end it. */
const json = (value: unknown, replacer?: (key: string, value: unknown) => unknown) =>
  JSON.stringify(value, replacer).replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Properties of schema.org objects that are addresses: readers of the data want them whole. */
const ADDRESSES = new Set(['@id', 'url', 'item', 'image', 'logo', 'target']);
const absolute = (origin: string) => (key: string, value: unknown) => {
  const whole = (path: unknown) => (typeof path === 'string' && path.startsWith('/') ? origin + path : path);
  if (!ADDRESSES.has(key)) return value;
  return Array.isArray(value) ? value.map(whole) : whole(value);
};

/** The head, still open: the rules of the page's elements follow when they are known (`openBody`). */
export function openDocument(facts: HeadFacts): string {
  const { locale, nonce, early, fonts, hasAppTabs, theme } = facts;
  const n = `nonce="${nonce}"`;
  return [
    `<!doctype html><html lang="${LANGUAGE_TAG[locale]}"${hasAppTabs ? ` ${APP_TABS_ATTRIBUTE}` : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    ...seoTags(facts),
    ...imagePreloads(facts.head),
    ...fonts.preload.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`),
    ...[facts.devScript, facts.scriptBefore].map((script) => (script ? `<script ${n}>${script}</script>` : '')),
    ...(early?.scripts ?? []).map(({ href, integrity }) => `<script ${n} defer src="${href}" integrity="${integrity}"></script>`),
    ...(early?.preloads ?? []).map(
      ({ href, integrity }) => `<link rel="preload" as="script" ${n} href="${escapeHtml(href)}" integrity="${integrity}">`,
    ),
    fontChoice(fonts, nonce),
    `<style ${n}>${fonts.rules}${pageStyle}</style>`,
    themeElements(theme, nonce),
    `<link rel="icon" href="/favicon.png" type="image/png"><link rel="manifest" href="${manifestPath(locale)}">`,
    earlyInput(nonce),
  ].join('');
}

/** The style element of rules that a page's elements need; none without rules. */
export const styleElement = (rules: string, nonce: string): string =>
  rules && `<style nonce="${nonce}" ${STYLES_ATTRIBUTE}>${rules}</style>`;

/** End of the head with the rules of the page's elements, and everything up to the root's content. */
export const openBody = (rules: string, nonce: string): string => `${styleElement(rules, nonce)}</head><body><div id="${ROOT_ID}">`;

/** Text of the data block. */
export const blockText = (boot: BootBlock): string => json(boot);

/** End of the root's content, and the beginning of the data block with the page's time. */
export const openBlock = (serverTime: number | string): string =>
  `</div><script type="application/json" id="${BOOT_ID}" data-at="${serverTime}">`;

/** Everything after the data block: what starts scripts and fonts that the head does not name. */
export const closeDocument = (starter = ''): string => `</script>${starter}</body></html>`;

function seoTags({ head, page, origin, siteName, locale, nonce }: HeadFacts): string[] {
  const { documentTitle: title, canonical, isHidden, alternates } = page;
  const image = head?.image && new URL(head.image, origin).href;
  const meta = (key: 'name' | 'property', name: string, content: string) => `<meta ${key}="${name}" content="${escapeHtml(content)}">`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', SITE_DESCRIPTION),
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    isHidden ? meta('name', 'robots', 'noindex') : '',
    ...alternates.map(({ tag, href }) => `<link rel="alternate" hreflang="${tag}" href="${escapeHtml(href)}">`),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', head?.description ?? SITE_DESCRIPTION),
    meta('property', 'og:url', canonical),
    meta('property', 'og:locale', LANGUAGE_TAG[locale]),
    image ? meta('property', 'og:image', image) + meta('name', 'twitter:card', 'summary_large_image') : '',
    ...(head?.jsonLd ?? []).map((data) => `<script type="application/ld+json" nonce="${nonce}">${json(data, absolute(origin))}</script>`),
  ];
}

function imagePreloads(head: Head | null): string[] {
  return (head?.preloadImage ?? []).map(
    ({ srcSet, sizes, type, media }) =>
      `<link rel="preload" as="image" imagesrcset="${escapeHtml(srcSet)}" imagesizes="${escapeHtml(sizes)}" type="${escapeHtml(type)}"${media ? ` media="${escapeHtml(media)}"` : ''} fetchpriority="high">`,
  );
}
