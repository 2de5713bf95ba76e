import type { Contact } from './member.repository';

const HIDDEN = '***';

/** How a phone or mailbox is shown that a message went to, or that took the place of another (R-ACC-14): `010-****-5678`, `ab***@example.com`. */
export function maskedContact(contact: Contact): string {
  if (contact.by === 'phone') return `${contact.phone.slice(0, 3)}-****-${contact.phone.slice(-4)}`;
  const at = contact.email.lastIndexOf('@');
  return contact.email.slice(0, Math.min(2, Math.max(1, at - 1))) + HIDDEN + contact.email.slice(at);
}
