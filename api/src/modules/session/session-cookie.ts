import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config';
import { cookieHeader } from '../../platform/http/cookies';
import { SESSION_COOKIE } from '../../platform/session/token';
import { SESSION_DAYS } from './session.service';

type Secure = Config['COOKIE_SECURE'];
const isSecure = (request: FastifyRequest, secure: Secure) => (secure === 'auto' ? request.protocol === 'https' : secure === '1');

export const setSessionCookie = (request: FastifyRequest, reply: FastifyReply, token: string, secure: Secure) =>
  reply.header('set-cookie', cookieHeader(SESSION_COOKIE, token, { maxAge: SESSION_DAYS * 86_400, secure: isSecure(request, secure) }));
export const clearSessionCookie = (request: FastifyRequest, reply: FastifyReply, secure: Secure) =>
  reply.header('set-cookie', cookieHeader(SESSION_COOKIE, '', { maxAge: 0, secure: isSecure(request, secure) }));
