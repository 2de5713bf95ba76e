import { createHash, randomBytes } from 'node:crypto';

/** Opaque and unguessable: 256 bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');
/** What the database keeps: a stolen table opens no session. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
