import type { Locale } from '@hyangro/contracts/locales';
import { escapeHtml, type SandboxPage } from '../../../platform/sandbox/sandbox-page';
import cn from './pay-page.cn.json';
import en from './pay-page.en.json';
import ko from './pay-page.ko.json';

const TEXTS = { ko, en, cn };
type Texts = typeof ko;

export interface PayPage {
  locale: Locale;
  payment: { name: string; method: string; amount: number } | null;
  /** Where to go when nothing is left to decide here. */
  backUrl?: string;
}

/** Page of the test provider. */
export function payPage({ locale, payment, backUrl }: PayPage): SandboxPage {
  const text = TEXTS[locale];
  const body = !payment ? message(text.missing, text, '/') : backUrl ? message(text.decided, text, backUrl) : form(payment, text);
  return { locale, title: text.title, body };
}

function form({ name, method, amount }: NonNullable<PayPage['payment']>, text: Texts): string {
  const won = text.won.replace('{won}', amount.toLocaleString('en-US'));
  const methodNm = (text as Record<string, string>)[method] ?? method;
  return `<p class="notice">${text.notice}</p>
<dl>
<div><dt>${text.goods}</dt><dd>${escapeHtml(name)}</dd></div>
<div><dt>${text.method}</dt><dd>${escapeHtml(methodNm)}</dd></div>
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
  `<p class="notice" role="status">${line}</p><a class="primary" href="${escapeHtml(href)}">${text.back}</a>`;
