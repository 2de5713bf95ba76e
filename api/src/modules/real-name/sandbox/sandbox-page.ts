import type { Locale } from '@hyangro/contracts/locales';
import type { SandboxPage } from '../../../platform/sandbox/sandbox-page';
import cn from './sandbox-page.cn.json';
import en from './sandbox-page.en.json';
import ko from './sandbox-page.ko.json';

const TEXTS = { ko, en, cn };
/** Buttons of the page, which are names of texts. */
export const DECISIONS = ['confirm', 'late', 'twice', 'refuse'] as const;
const LOOK = { confirm: 'primary', late: 'line', twice: 'line', refuse: 'text' } as const;

/** The sandbox's page, which asks how the check should end. */
export function checkPage(locale: Locale): SandboxPage {
  const text = TEXTS[locale];
  const button = (name: (typeof DECISIONS)[number]) =>
    `<button class="${LOOK[name]}" name="decision" value="${name}">${text[name]}</button>`;
  return {
    locale,
    title: text.title,
    body: `<p class="notice">${text.notice}</p><form method="post">${DECISIONS.map(button).join('\n')}</form>`,
  };
}
