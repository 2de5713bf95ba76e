import path from 'node:path';
import { trustedProxies } from '@hyangro/contracts/edge';
import { isLocale, type Locale } from '@hyangro/contracts/locales';
import { readStoreUrls, type StoreUrls } from './store-urls';

export interface ShellConfig {
  port: number;
  host: string;
  apiUrl: string;
  /** What the browser calls: our own `/api`, or the API host's origin. */
  apiBase: string;
  /** Where the browser sends the separate access log (API-19). */
  logBase: string;
  /** Locale build: the one language of this deployment. */
  pinnedLocale: Locale | null;
  /** Public origin for canonical addresses; the request's own when absent. */
  siteUrl: string | null;
  /** Proxies in front of us whose word about the shopper counts. */
  trustProxy: readonly string[];
  /** By it the API knows us; without it all our shoppers count as one. */
  shellKey: string | undefined;
  releaseStore: string;
  /** Copies of the remotes that ship with the shell. */
  bakedStore: string;
  webDir: string;
  fontsDir: string;
  storeUrls: StoreUrls;
  /** Tests may move the clock by the cookie `shop_now`. */
  isQa: boolean;
  /** Development: remotes served from elsewhere, `catalog=http://localhost:3102/remoteEntry.js`. */
  overrides: Readonly<Record<string, string>>;
}

/** The server's settings from the environment; `root` is the repository. */
export function readConfig(env: NodeJS.ProcessEnv, root: string): ShellConfig {
  const apiBase = env.API_HOST ?? '/api';
  return {
    port: Number(env.PORT ?? 3000),
    host: env.HOST ?? '0.0.0.0',
    apiUrl: (env.API_URL ?? 'http://127.0.0.1:3001').replace(/\/$/, ''),
    apiBase,
    logBase: env.LOG_HOST ?? apiBase,
    pinnedLocale: isLocale(env.LOCALE) ? env.LOCALE : null,
    siteUrl: env.SITE_URL?.replace(/\/$/, '') ?? null,
    trustProxy: trustedProxies.parse(env.TRUST_PROXY),
    shellKey: env.SHELL_KEY || undefined,
    releaseStore: path.resolve(root, env.RELEASE_STORE ?? '.release'),
    bakedStore: path.join(root, 'shell/dist/baked'),
    webDir: path.resolve(root, env.SHELL_WEB ?? 'shell/dist/web'),
    fontsDir: path.join(root, 'shared/ui/dist/fonts'),
    storeUrls: readStoreUrls(env),
    isQa: env.QA === '1',
    overrides: Object.fromEntries(
      (env.REMOTE_OVERRIDES ?? '')
        .split(',')
        .filter(Boolean)
        .map((pair) => pair.split(/=(.*)/s).slice(0, 2) as [string, string]),
    ),
  };
}
