import { createHmac, timingSafeEqual } from 'node:crypto';
import type * as z from 'zod';

export type TokenFault = 'EXPIRED' | 'FORGED';
/** What a token says at least: its end, in seconds since 1970. */
interface Ends {
  until: number;
}

/** What a token opens: one of one kind opens nothing of another. */
export type TokenKind = 'override' | 'qa';
const signature = (kind: TokenKind, body: string, key: string) => createHmac('sha256', key).update(`${kind}.${body}`).digest();

/** A value as text that only the owner of the key can write. */
export function signToken(kind: TokenKind, value: Ends, key: string): string {
  const body = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${body}.${signature(kind, body, key).toString('base64url')}`;
}

/** What a token says, or why it says nothing. `now` in milliseconds. */
export function readToken<T extends Ends>(kind: TokenKind, shape: z.ZodType<T>, token: string, key: string, now: number): T | TokenFault {
  const [body = '', signed = '', ...rest] = token.split('.');
  const wanted = signature(kind, body, key);
  const given = Buffer.from(signed, 'base64url');
  if (rest.length || given.length !== wanted.length || !timingSafeEqual(given, wanted)) return 'FORGED';
  const { data } = shape.safeParse(parsed(body));
  if (!data) return 'FORGED';
  return data.until * 1000 > now ? data : 'EXPIRED';
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(Buffer.from(body, 'base64url').toString());
  } catch {
    return null;
  }
}
