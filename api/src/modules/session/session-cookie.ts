import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_COOKIE, SECURE_SESSION_COOKIE } from '@hyangro/contracts/wire-names';
import type { Config } from '../../config';
import { cookieHeader } from '@hyangro/server/cookies';
import type { Deps } from '../../platform/module';
import { SESSION_DAYS, startSession } from './session.service';

type Secure = Config['COOKIE_SECURE'];
/** Whether cookies of this request's browser are for https alone. */
export const isSecure = (request: FastifyRequest, secure: Secure): boolean =>
  secure === 'auto' ? request.client.protocol === 'https' : secure === '1';

function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string, setting: Secure) {
  const secure = isSecure(request, setting);
  const name = secure ? SECURE_SESSION_COOKIE : SESSION_COOKIE;
  reply.header('set-cookie', cookieHeader(name, token, { maxAge: SESSION_DAYS * 86_400, secure }));
  if (secure) dropCookie(request, reply, SESSION_COOKIE);
}
export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  for (const name of [SECURE_SESSION_COOKIE, SESSION_COOKIE]) dropCookie(request, reply, name);
}
function dropCookie({ cookies }: FastifyRequest, reply: FastifyReply, name: string) {
  if (name in cookies) reply.header('set-cookie', cookieHeader(name, '', { maxAge: 0, secure: name === SECURE_SESSION_COOKIE }));
}

/**
 * Logs a member in on this browser: a new session in place of the one it had, and its cookie.
 * @param passwordHash of the password that opened the door: false, and no session, when it is the member's no longer
 */
export async function openSession(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  memCd: string,
  request: FastifyRequest,
  reply: FastifyReply,
  passwordHash?: string,
): Promise<boolean> {
  const token = await startSession(db, memCd, request.now, {
    previousHash: request.sessionHash,
    userAgent: request.headers['user-agent'],
    address: request.client.ip,
    passwordHash,
  });
  if (token) setSessionCookie(request, reply, token, config.COOKIE_SECURE);
  return token !== null;
}
