import { createHash } from 'node:crypto';
import type { Cipher } from '../../platform/cipher/cipher';

/** By which a phone is known again once its number is gone. */
export const phoneHash = ({ fingerprint }: Pick<Cipher, 'fingerprint'>, phone: string): string => fingerprint(`phone:${phone}`);

/** One mailbox behind `Rose+shop@example.com` and `rose@example.com`: what follows the plus is the reader's own label. */
export function mailboxHash(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  return createHash('sha256')
    .update(`mailbox:${local.replace(/(?<=.)\+.*$/, '')}@${domain}`)
    .digest('base64url');
}
