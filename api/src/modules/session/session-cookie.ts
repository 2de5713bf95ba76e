import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config';
import { cookieHeader } from '../../platform/http/cookies';
import { SESSION_COOKIE } from '../../platform/session/token';
import type { Deps } from '../../platform/module';
import { SESSION_DAYS, startSession } from './session.service';

type Secure = Config['COOKIE_SECURE'];
const isSecure = (request: FastifyRequest, secure: Secure) => (secure === 'auto' ? request.protocol === 'https' : secure === '1');

const setSessionCookie = (request: FastifyRequest, reply: FastifyReply, token: string, secure: Secure) =>
  reply.header('set-cookie', cookieHeader(SESSION_COOKIE, token, { maxAge: SESSION_DAYS * 86_400, secure: isSecure(request, secure) }));
export const clearSessionCookie = (request: FastifyRequest, reply: FastifyReply, secure: Secure) =>
  reply.header('set-cookie', cookieHeader(SESSION_COOKIE, '', { maxAge: 0, secure: isSecure(request, secure) }));

/** Logs a member in on this browser: a new session in place of the one it had, and its cookie. */
export async function openSession(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  memCd: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const token = await startSession(db, memCd, request.now, {
    previousHash: request.sessionHash,
    userAgent: request.headers['user-agent'],
  });
  setSessionCookie(request, reply, token, config.COOKIE_SECURE);
}
