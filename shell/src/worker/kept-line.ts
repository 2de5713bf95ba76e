import cn from '../../locales/offline/cn.json';
import en from '../../locales/offline/en.json';
import ko from '../../locales/offline/ko.json';

/*
 * In the worker and in a page's part that comes at its rest. It imports nothing of the page's first script: what two files use can be shortened
 * in neither.
 */

const WORDS: Readonly<Record<string, typeof ko>> = { ko, en, 'zh-CN': cn };
/** By the `lang` of a page. */
export const offlineWords = (lang: string): typeof ko => WORDS[lang] ?? ko;
export const KEPT_LINE_ID = 'kept-line';

/**
 * What one quiet line over a page says that is read without a net.
 * @param lang of the page
 * @param at when the page was kept; null: the page was open when the net went
 * @param held lines that go into the cart when the net is back
 */
export function keptLine(lang: string, at: Date | null, held: number): string {
  const words = offlineWords(lang);
  const time = at && new Intl.DateTimeFormat(lang, { month: 'numeric', day: 'numeric', hour: 'numeric', minute: '2-digit' }).format(at);
  return [time ? words.kept.replace('{{time}}', time) : words.offline, held > 0 ? words.held.replace('{{count}}', String(held)) : '']
    .filter(Boolean)
    .join(' ');
}

/* As the server's quiet lines (`quietLine`): below the header of a phone, in a corner of a PC. */
const STYLE = [
  `#${KEPT_LINE_ID}{position:fixed;z-index:var(--z-float);left:12px;right:12px;top:calc(60px + env(safe-area-inset-top));max-width:440px;`,
  'padding:10px 18px;border-radius:var(--radius-card);background:var(--color-text);color:var(--color-text-inverse);',
  'box-shadow:var(--shadow-2);font:400 14px/1.5 var(--font-sans);word-break:keep-all}',
  // eslint-disable-next-line no-restricted-syntax -- the theme's own would tie this file to the page's first script
  `@media (min-width: 1024px){#${KEPT_LINE_ID}{right:auto;left:24px;top:auto;bottom:24px}}`,
].join('');

/** The line's elements, as HTML. `nonce`: that of the page's own styles. */
export const keptLineElements = (text: string, nonce: string, at: Date | null): string =>
  `<style nonce="${nonce}">${STYLE}</style><p id="${KEPT_LINE_ID}" role="status"${at ? ` data-at="${at.getTime()}"` : ''}>${text}</p>`;

/** A kept page with the line that says so, and since when. */
export async function withKeptLine(response: Response): Promise<Response> {
  const html = await response.text();
  const lang = /<html lang="([\w-]+)"/.exec(html)?.[1] ?? '';
  const keptAt = Number(/id="boot" data-at="(\d+)"/.exec(html)?.[1]);
  const nonce = /'nonce-([\w+/=]+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? '';
  const at = keptAt ? new Date(keptAt) : null;
  const line = keptLineElements(keptLine(lang, at, 0), nonce, at);
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  const body = html.replace('</body>', () => `${line}</body>`);
  return new Response(body, { status: response.status, headers });
}
