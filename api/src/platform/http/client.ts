import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { isHost } from '@hyangro/contracts/edge';
import { SHELL_KEY_HEADER } from '@hyangro/contracts/wire-names';

/** Who calls, as far as it can be believed. */
export interface Client {
  /** Address that limits count by. */
  ip: string;
  /** Host the shopper's browser asked for. */
  host: string;
  protocol: 'http' | 'https';
  /** A call of the shell's own, in no shopper's name. */
  isShell: boolean;
}

const digest = (text: string) => createHash('sha256').update(text).digest();
const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/**
 * Reads the client of a request. The shell, known by its key, tells the shopper's address, host and protocol; anybody else
 * is judged by the socket and by the proxies of TRUST_PROXY.
 */
export function clientReader(shellKey: string | undefined): (request: FastifyRequest) => Client {
  const expected = shellKey ? digest(shellKey) : null;
  return (request) => {
    const { headers, socket } = request;
    const key = first(headers[SHELL_KEY_HEADER]);
    const isKnown = expected !== null && key !== undefined && timingSafeEqual(digest(key), expected);
    const told = isKnown ? first(headers['x-forwarded-for']) : undefined;
    const address = told ?? request.ip;
    const host = (isKnown && first(headers['x-forwarded-host'])) || request.host;
    const protocol = (isKnown && first(headers['x-forwarded-proto'])) || request.protocol;
    return {
      ip: isIP(address) ? address : (socket.remoteAddress ?? ''),
      host: isHost(host) ? host : '',
      protocol: protocol === 'https' ? 'https' : 'http',
      isShell: isKnown && told === undefined,
    };
  };
}
