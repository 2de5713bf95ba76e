import { FILM_ORIGINS } from '@hyangro/contracts/layout/film-hosts';
import type { ThirdParty } from '../third-parties';

/** Security headers of a page; `thirdParties` and `overrideOrigins` are those that this very page may load. Scripts and styles by nonce only; `style=""` of server-rendered elements is allowed. */
export function pageHeaders(
  nonce: string,
  {
    apiBase,
    logBase,
    isDev,
    thirdParties = [],
    overrideOrigins = [],
  }: {
    apiBase: string;
    logBase: string;
    isDev: boolean;
    thirdParties?: readonly ThirdParty[];
    /** Where remotes of this visitor come from (MFE-13): their files, pictures and news of changes. */
    overrideOrigins?: readonly string[];
  },
): Record<string, string> {
  const calls = [apiBase, logBase].filter((base) => base.startsWith('http')).map((base) => new URL(base).origin);
  const others = [...new Set([...thirdParties.flatMap(({ origins }) => origins), ...overrideOrigins])];
  const sockets = overrideOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  const policy = {
    'default-src': "'self'",
    'script-src': [`'nonce-${nonce}' 'strict-dynamic'`, ...others].join(' '),
    // Not 'self': a style sheet of a remote would reach the whole page.
    'style-src': `'nonce-${nonce}'`,
    'style-src-attr': "'unsafe-inline'",
    'img-src': ["'self' data: blob:", ...others].join(' '),
    'media-src': ["'self' blob:", ...overrideOrigins].join(' '),
    'font-src': ["'self'", ...overrideOrigins].join(' '),
    'connect-src': ["'self'", ...new Set(calls), ...others, ...sockets, ...(isDev ? ['ws:', 'http://localhost:*'] : [])].join(' '),
    // The shop's own alone: a nonce does not let a worker in.
    'worker-src': "'self'",
    'frame-src': ["'self'", ...FILM_ORIGINS].join(' '),
    'form-action': "'self'",
    'frame-ancestors': "'self'",
    'base-uri': "'none'",
    'object-src': "'none'",
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'geolocation=(), microphone=(), payment=(self)',
  };
}
