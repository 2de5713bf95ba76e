import * as z from 'zod';

/** Headers that only a trusted proxy may set. Whoever passes a request on strips them and writes its own. */
export const isProxyHeader = (name: string): boolean => /^(x-forwarded-.*|forwarded|x-real-ip|x-shell-key)$/i.test(name);

/** Name or address with an optional port, as `Host` may carry it (RFC 9112 §3.2: anything else is a bad request). */
export const isHost = (text: string): boolean => /^(\[[0-9a-f:.]+\]|[a-z0-9_.-]+)(:\d{1,5})?$/i.test(text);

const proxy = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6(), z.enum(['loopback', 'linklocal', 'uniquelocal'])], {
  error: 'addresses, networks (10.0.0.0/8), loopback, linklocal or uniquelocal, with commas between them',
});
/** `TRUST_PROXY`: the proxies in front of us whose forwarded headers count. None unless named. */
export const trustedProxies = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .pipe(z.array(proxy));
