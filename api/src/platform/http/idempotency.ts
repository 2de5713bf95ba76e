import { createHash } from 'node:crypto';

/** Fingerprint of a parsed body without its key: a repeated call has the same one, whatever the order of its fields was on the wire. */
export function requestHashOf({ idempotencyKey: _, ...asked }: { idempotencyKey: string }): string {
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url');
}
