import { LANGUAGE_TAG, type Locale } from '@hyangro/contracts/locales';
import cn from './pay-page.cn.json';
import en from './pay-page.en.json';
import ko from './pay-page.ko.json';

const TEXTS = { ko, en, cn };
type Texts = typeof ko;

export interface PayPage {
  locale: Locale;
  /** Allows this page's own style under its policy. */
  nonce: string;
  payment: { name: string; method: string; amount: number } | null;
  /** Where to go when nothing is left to decide here. */
  backUrl?: string;
}

/** Page of the test provider. Plain HTML and no script: it works in every web view, and its policy can forbid the rest. */
export function payPage({ locale, nonce, payment, backUrl }: PayPage): string {
  const text = TEXTS[locale];
  const body = !payment ? message(text.missing, text, '/') : backUrl ? message(text.decided, text, backUrl) : form(payment, text);
  return `<!doctype html>
<html lang="${LANGUAGE_TAG[locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${text.title}</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body><main><h1>${text.title}</h1>${body}</main></body>
</html>`;
}

function form({ name, method, amount }: NonNullable<PayPage['payment']>, text: Texts): string {
  const won = text.won.replace('{won}', amount.toLocaleString('en-US'));
  const methodNm = (text as Record<string, string>)[method] ?? method;
  return `<p class="notice">${text.notice}</p>
<dl>
<div><dt>${text.goods}</dt><dd>${escape(name)}</dd></div>
<div><dt>${text.method}</dt><dd>${escape(methodNm)}</dd></div>
<div class="total"><dt>${text.amount}</dt><dd>${won}</dd></div>
</dl>
<form method="post">
<button class="primary" name="decision" value="approve">${text.approve.replace('{amount}', won)}</button>
<button class="line" name="decision" value="decline">${text.decline}</button>
<button class="line" name="decision" value="lose" aria-describedby="lose-hint">${text.approveLost}</button>
<p class="hint" id="lose-hint">${text.approveLostHint}</p>
<button class="line" name="decision" value="hang" aria-describedby="hang-hint">${text.approveLate}</button>
<p class="hint" id="hang-hint">${text.approveLateHint}</p>
<button class="line" name="decision" value="double" aria-describedby="double-hint">${text.approveTwice}</button>
<p class="hint" id="double-hint">${text.approveTwiceHint}</p>
<button class="text" name="decision" value="cancel">${text.cancel}</button>
</form>`;
}

const message = (line: string, text: Texts, href: string) =>
  `<p class="notice" role="status">${line}</p><a class="primary" href="${escape(href)}">${text.back}</a>`;

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

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
button,a.primary{display:flex;align-items:center;justify-content:center;min-height:52px;width:100%;padding:8px 16px;border-radius:10px;border:0;font:inherit;font-weight:700;cursor:pointer;text-decoration:none}
.primary{background:var(--brand);color:var(--on-brand)}
.primary:hover{background:var(--brand-hover)}
.line{background:var(--bg);color:var(--text);border:1px solid var(--line-control)}
.text{background:none;color:var(--text-2);text-decoration:underline}
.hint{margin:0 0 8px;color:var(--text-2);font-size:13px}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
@media (min-width:768px){main{margin-top:56px;min-height:0;border-radius:14px}}
`;
