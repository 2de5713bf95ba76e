import { randomBytes } from 'node:crypto';
import { LANGUAGE_TAG, type Locale } from '@hyangro/contracts/locales';
import type { ShellConfig } from '../config';
import { escapeHtml } from '../page/escape-html';
import { themeElements } from '../page/dark-theme';
import { pageStyle } from '../page/page-style';
import { pageHeaders } from '../page/policy';

/** A page of a few words without scripts, which no search engine lists: its headers and its HTML. */
export const plainPage = (locale: Locale, config: ShellConfig, { title, text, links }: { title: string; text: string; links: string }) =>
  pageOfHtml(locale, config, { title, style: STYLE, main: `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${links}` });

/** The same around what stands in `main`, as HTML, and the style sheet of it. */
export function pageOfHtml(locale: Locale, config: ShellConfig, { title, style, main }: { title: string; style: string; main: string }) {
  const nonce = randomBytes(16).toString('base64');
  const headers = {
    ...pageHeaders(nonce, { ...config, isDev: false, thirdParties: [] }),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
  };
  const html = [
    `<!doctype html><html lang="${LANGUAGE_TAG[locale]}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex,nofollow">',
    `<title>${escapeHtml(title)}</title><style nonce="${nonce}">${pageStyle}${style}</style>${themeElements(null, nonce)}</head>`,
    `<body><main>${main}</main></body></html>`,
  ].join('');
  return { headers, html };
}

const STYLE = [
  'main{display:grid;gap:16px;max-width:440px;margin:0 auto;padding:72px 16px}',
  'h1{font-size:24px;font-weight:700}',
  'a,button{display:grid;width:100%;place-items:center;min-height:52px;border-radius:var(--radius-control);background:var(--color-brand);color:var(--color-on-brand);font-weight:700}',
  'a+a,form~a,button{background:none;box-shadow:inset 0 0 0 1px var(--color-line-strong);color:var(--color-text)}',
].join('');
