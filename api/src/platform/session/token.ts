import { createHash, randomBytes } from 'node:crypto';

export const SESSION_COOKIE = 'hy_session';
/** Opaque and unguessable: 256 bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');
/** What the database keeps: a stolen table opens no session. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
