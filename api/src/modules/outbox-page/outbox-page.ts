import { ONE_TIME_CODE_DIGITS } from '@hyangro/contracts/constants';
import type { shownMessage } from '../../platform/outbox/outbox-reader';
import { escapeHtml, type SandboxPage } from '../../platform/sandbox/sandbox-page';

type Shown = ReturnType<typeof shownMessage>;

/** Amounts have commas, and codes of orders begin with a letter. */
const CODE = new RegExp(`\\b\\d{${ONE_TIME_CODE_DIGITS}}\\b`);
const KIND: Readonly<Record<Shown['kind'], string>> = { mail: 'Mail', sms: 'Text message', push: 'Push' };

/** The page for developers: messages as they are given, each with its one-time code by itself. In English alone, as the logs are. */
export const outboxPage = (messages: readonly Shown[]): SandboxPage => ({
  locale: 'en',
  title: 'Outbox',
  body: `<p class="notice">What this shop writes to its shoppers, newest first. Reload the page to see what came since.</p>${
    messages.map(messageHtml).join('') || '<p>Nothing has been written yet.</p>'
  }`,
});

function messageHtml({ id, kind, to, title, text, createdAt, link, error }: Shown): string {
  const code = CODE.exec(text)?.[0];
  return `<article id="message-${id}"><h2>${escapeHtml(title || KIND[kind])}</h2><dl>${[
    row('To', to),
    row('Sent by', KIND[kind]),
    row('Written', createdAt.replace('T', ' ').replace(/\.\d+Z$/, ' UTC')),
    code && row('Code', code, 'total'),
    link && row('Leads to', link),
    error && row('Not taken', error),
  ]
    .filter(Boolean)
    .join('')}</dl><p>${escapeHtml(text).replaceAll('\n', '<br>')}</p></article>`;
}

const row = (name: string, value: string, style = ''): string =>
  `<div${style && ` class="${style}"`}><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`;
