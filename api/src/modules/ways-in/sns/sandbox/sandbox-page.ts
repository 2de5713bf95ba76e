import type { Locale } from '@hyangro/contracts/locales';
import type { SnsProvider } from '@hyangro/contracts/session/sns-providers';
import { escapeHtml, type SandboxPage } from '../../../../platform/sandbox/sandbox-page';
import cn from './sandbox-page.cn.json';
import en from './sandbox-page.en.json';
import ko from './sandbox-page.ko.json';

const TEXTS = { ko, en, cn };
const NAMES: Readonly<Record<SnsProvider, string>> = { kakao: 'Kakao', naver: 'Naver', google: 'Google', wechat: 'WeChat' };
/** What a name on the page is made of. */
export const NAME_PATTERN = '[a-zA-Z0-9]{2,13}';

/** The sandbox's page, which asks who the shopper is. */
export function whoPage(provider: SnsProvider, locale: Locale, suggestedName: string): SandboxPage {
  const text = TEXTS[locale];
  const named = (words: string) => words.replaceAll('{provider}', NAMES[provider]);
  return {
    locale,
    title: named(text.title),
    body: `<p class="notice">${named(text.notice)}</p>
<form method="post">
<button class="primary" name="who" value="known" formnovalidate>${text.known}</button>
<label>${text.name}<input name="name" value="${escapeHtml(suggestedName)}" pattern="${NAME_PATTERN}" required autocomplete="off" aria-describedby="name-hint"></label>
<p class="hint" id="name-hint">${text.nameHint}</p>
<button class="line" name="who" value="new">${text.new}</button>
<button class="line" name="who" value="late">${text.late}</button>
<button class="line" name="who" value="twice">${text.twice}</button>
<button class="text" name="who" value="refuse" formnovalidate>${text.refuse}</button>
</form>`,
  };
}

/** Shown to whoever comes without a request of the shop. */
export const wrongRequestPage = (provider: SnsProvider, locale: Locale): SandboxPage => {
  const text = TEXTS[locale];
  return {
    locale,
    title: text.title.replace('{provider}', NAMES[provider]),
    body: `<p class="notice" role="status">${text.wrong}</p><a class="primary" href="/">${text.back}</a>`,
  };
};
