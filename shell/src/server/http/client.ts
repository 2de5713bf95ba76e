import { isIP } from 'node:net';
import type { FastifyRequest, RawServerBase, RequestGenericInterface } from 'fastify';
import { isHost, isProxyHeader } from '@hyangro/contracts/edge';
import { SHELL_KEY_HEADER } from '@hyangro/contracts/wire-names';

/** Who asks, by the socket and the trusted proxies. */
export interface Client {
  ip: string;
  /** Empty when the request names none. */
  host: string;
  protocol: 'http' | 'https';
}

export function clientOf(request: FastifyRequest<RequestGenericInterface, RawServerBase>): Client {
  return {
    ip: isIP(request.ip) ? request.ip : (request.socket.remoteAddress ?? ''),
    host: isHost(request.host) ? request.host : (request.headers.host ?? ''),
    protocol: request.protocol === 'https' ? 'https' : 'http',
  };
}

/** What the API is told of a shopper. */
export const forwardedHeaders = ({ ip, host, protocol }: Client, shellKey: string | undefined): Record<string, string> => ({
  'x-forwarded-for': ip,
  'x-forwarded-host': host,
  'x-forwarded-proto': protocol,
  ...(shellKey && { [SHELL_KEY_HEADER]: shellKey }),
});

/** Headers of a request without those that a stranger must not write. */
export const withoutProxyHeaders = <T>(headers: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !isProxyHeader(name)));

/**
 * Origin of the page's own addresses. Without SITE_URL only a proxy we trust, or a name that leads to this very machine, is
 * believed: any other `Host` may be made up, and a link to it would be a link to a stranger.
 */
export function originOf(request: FastifyRequest, { siteUrl, port }: { siteUrl: string | null; port: number }): string {
  if (siteUrl) return siteUrl;
  const { host, protocol } = clientOf(request);
  const isOwn = request.ips ? request.ips.length > 1 : false;
  return isOwn || isThisMachine(host, request.socket.localAddress) ? `${protocol}://${host}` : `http://localhost:${port}`;
}

function isThisMachine(host: string, localAddress: string | undefined): boolean {
  const name = host.replace(/:\d+$/, '');
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '127.0.0.1' ||
    name === '[::1]' ||
    name === localAddress?.replace('::ffff:', '')
  );
}
