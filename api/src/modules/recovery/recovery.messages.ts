import type { Locale } from '@hyangro/contracts/locales';
import type { Message } from '../../platform/outbox/outbox';
import type { Contact } from '../member/public';
import { codeText } from '../verification/public';
import cn from './recovery-mail.cn.json';
import en from './recovery-mail.en.json';
import ko from './recovery-mail.ko.json';

const TEXTS = { ko, en, cn };

/** The code, to where the account can be reached. */
export function codeMessage(contact: Contact, code: string, locale: Locale): Message {
  if (contact.by === 'phone') return { kind: 'sms', to: contact.phone, text: codeText(code, locale) };
  const { codeSubject, codeText: text } = TEXTS[locale];
  return { kind: 'mail', to: contact.email, subject: codeSubject, text: text.replace('{code}', code) };
}

/** No account fits: only who reads that mailbox or phone is told. */
export function noAccountMessage(contact: Contact, locale: Locale): Message {
  const { noneSubject, noneText, noneSms } = TEXTS[locale];
  return contact.by === 'phone'
    ? { kind: 'sms', to: contact.phone, text: noneSms }
    : { kind: 'mail', to: contact.email, subject: noneSubject, text: noneText };
}
