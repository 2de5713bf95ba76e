import path from 'node:path';
import { isLocale, type Locale } from '@hyangro/contracts/locales';

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
  releaseStore: string;
  webDir: string;
  fontsDir: string;
  storeUrl: string | null;
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
    releaseStore: path.resolve(root, env.RELEASE_STORE ?? '.release'),
    webDir: path.resolve(root, env.SHELL_WEB ?? 'shell/dist/web'),
    fontsDir: path.join(root, 'shared/ui/dist/fonts'),
    storeUrl: env.STORE_URL ?? null,
    isQa: env.QA === '1',
    overrides: Object.fromEntries(
      (env.REMOTE_OVERRIDES ?? '')
        .split(',')
        .filter(Boolean)
        .map((pair) => pair.split(/=(.*)/s).slice(0, 2) as [string, string]),
    ),
  };
}
