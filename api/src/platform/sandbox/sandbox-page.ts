import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGE_TAG, type Locale } from '@hyangro/contracts/locales';

export interface SandboxPage {
  locale: Locale;
  title: string;
  /** HTML; texts in it are escaped. */
  body: string;
}

/**
 * Answers with a page of a stand-in for somebody outside: plain HTML and no script, so that it works in every web view, and its
 * policy can forbid the rest.
 */
export function sendSandboxPage(reply: FastifyReply, { locale, title, body }: SandboxPage): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return (
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      )
      // Without a referrer the browser would write `Origin: null` on the form.
      .header('referrer-policy', 'same-origin')
      .header('x-robots-tag', 'noindex').send(`<!doctype html>
<html lang="${LANGUAGE_TAG[locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body><main><h1>${title}</h1>${body}</main></body>
</html>`)
  );
}

/** Text as HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The form is posted by the page itself: the browser says so, or its Origin is this host or the shop's. */
export function isFromOwnPage({ headers, host }: FastifyRequest, shopOrigins: ReadonlySet<string>): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site) return site === 'same-origin';
  return typeof origin === 'string' && (shopOrigins.has(origin) || origin.replace(/^https?:\/\//, '') === host);
}

/** Values of the shop's tokens: the page stands outside the shop and loads nothing of it. */
const STYLE = `
:root{--bg-sunken:#f5f2f4;--bg:#fff;--text:#27141e;--text-2:#63505b;--line:#ebe6e9;--line-control:#8f7d87;--brand:#5d103b;--brand-hover:#470a2d;--on-brand:#fff;--warn:#8a4b00;--warn-soft:#fff1d9;--focus:#7a1a4e}
*{box-sizing:border-box}
body{margin:0;background:var(--bg-sunken);color:var(--text);font:15px/1.55 -apple-system,BlinkMacSystemFont,'Apple SD Gothic Neo','Noto Sans KR','Malgun Gothic','PingFang SC','Microsoft YaHei',sans-serif;word-break:keep-all;overflow-wrap:anywhere}
:lang(zh-CN) body{word-break:normal}
main{max-width:440px;margin:0 auto;padding:32px 20px calc(32px + env(safe-area-inset-bottom));background:var(--bg);min-height:100dvh}
h1{margin:0 0 16px;font-size:20px;line-height:1.4;font-weight:700}
.notice{margin:0 0 24px;padding:12px 16px;border-radius:10px;background:var(--warn-soft);color:var(--warn);font-size:13px}
dl{margin:0 0 24px;padding:4px 0;border-block:1px solid var(--line)}
dl div{display:flex;justify-content:space-between;gap:16px;padding:10px 0}
dt{color:var(--text-2);flex:none}
dd{margin:0;text-align:right}
.total dd{font-size:20px;font-weight:800;font-variant-numeric:tabular-nums}
form{display:grid;gap:8px}
label{display:grid;gap:6px;font-weight:700}
input{min-height:48px;padding:8px 14px;border-radius:10px;border:1px solid var(--line-control);font:inherit;font-weight:400}
button,a.primary{display:flex;align-items:center;justify-content:center;min-height:52px;width:100%;padding:8px 16px;border-radius:10px;border:0;font:inherit;font-weight:700;cursor:pointer;text-decoration:none}
.primary{background:var(--brand);color:var(--on-brand)}
.primary:hover{background:var(--brand-hover)}
.line{background:var(--bg);color:var(--text);border:1px solid var(--line-control)}
.text{background:none;color:var(--text-2);text-decoration:underline}
.hint{margin:0 0 8px;color:var(--text-2);font-size:13px}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
@media (min-width:768px){main{margin-top:56px;min-height:0;border-radius:14px}}
`;
