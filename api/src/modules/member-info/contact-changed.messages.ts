import type { Message } from '../../platform/outbox/outbox';
import { maskedContact, type Contact, type MemberRow } from '../member/public';
import cn from './contact-changed.cn.json';
import en from './contact-changed.en.json';
import ko from './contact-changed.ko.json';

const TEXTS = { ko, en, cn };

/** Tells the old phone or mailbox that another one took its place; a member who had no phone is told by mail. */
export function contactChangedMessage({ phone, email, locale }: MemberRow, contact: Contact): Message {
  const texts = TEXTS[locale];
  const fill = (text: string) => text.replace('{to}', maskedContact(contact));
  if (contact.by === 'phone' && phone !== null) return { kind: 'sms', to: phone, text: fill(texts.phoneSms) };
  const [subject, text] = contact.by === 'phone' ? [texts.phoneSubject, texts.phoneText] : [texts.emailSubject, texts.emailText];
  return { kind: 'mail', to: email, subject, text: fill(text) };
}
