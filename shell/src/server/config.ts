import { createHash } from 'node:crypto';
import path from 'node:path';
import * as z from 'zod';
import type { Locale } from '@hyangro/contracts/locales';
import {
  flag,
  hasShellKey,
  list,
  optional,
  pinnedLocale,
  port,
  readSettings,
  shellKeyMissing,
  trustedProxies,
  url,
} from '@hyangro/server/settings';
import { bucketAddress, releaseStoreSettings } from '@hyangro/server/release/open-releases';
import type { BucketAddress } from '@hyangro/server/s3-client';
import { storeUrl, storeUrlsOf, type StoreUrls } from './store-urls';
import { thirdPartiesOf, thirdPartySettings, type ThirdParty } from './third-parties';

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
  /** By it the API knows us; without it all our shoppers count as one. Always there in production. */
  shellKey: string | undefined;
  /** Pages made at one moment, and requests that may wait for their turn. */
  pagesAtOnce: number;
  pagesWaiting: number;
  /** Folder that releases are served from; a copy of the bucket where there is one. */
  releaseStore: string;
  releaseBucket: BucketAddress | null;
  /** Who may publish and promote over HTTP: SHA-256 of the token by the name that stands in the history. None: nobody. */
  releaseTokens: ReadonlyMap<string, Buffer>;
  /** Signs tokens by which a browser gets a remote from elsewhere (MFE-13). None: nobody does. */
  overrideKey: string | undefined;
  /** Copies of the remotes that ship with the shell. */
  bakedStore: string;
  /** File with this build's name, by which testers ask for it (QA-05). */
  shellStamp: string;
  /** What this build of the shell takes and knows of the contract. */
  shellContract: string;
  webDir: string;
  fontsDir: string;
  storeUrls: StoreUrls;
  /** Hosts that an address of the form `/…/https://host/…` leads to without a question (R-OTH-11). */
  externalHosts: readonly string[];
  /** Analytics and ad services of other companies; none unless named. */
  thirdParties: readonly ThirdParty[];
  /** Browsers get the service worker; false takes it from all that have it (ADR 22). */
  hasWorker: boolean;
  /** Tests may move the clock by the cookie `shop_now`; who has leave breaks remotes and pins versions. */
  isQa: boolean;
  /** Development: remotes served from elsewhere, `catalog=http://localhost:3102/remoteEntry.js`. */
  overrides: Readonly<Record<string, string>>;
}

/** Long enough that nobody guesses it. */
const RELEASE_TOKEN = /^([\w.-]{1,40}):(\S{32,200})$/;
const releaseTokens = list.pipe(
  z.array(
    z.string().regex(RELEASE_TOKEN, {
      error: 'name:token with commas between them, a token of 32 characters or more, for example from `openssl rand -hex 32`',
    }),
  ),
);
const withoutSlash = (address: string) => address.replace(/\/$/, '');
const environment = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: port(3000),
  HOST: z.string().default('0.0.0.0'),
  API_URL: z.url().default('http://127.0.0.1:3001').transform(withoutSlash),
  API_HOST: z.string().default('/api'),
  LOG_HOST: optional,
  LOCALE: pinnedLocale,
  SITE_URL: url.transform((address) => (address ? withoutSlash(address) : null)),
  TRUST_PROXY: trustedProxies,
  SHELL_KEY: optional,
  PAGES_AT_ONCE: z.coerce.number().int().min(1).default(64),
  PAGES_WAITING: z.coerce.number().int().min(0).default(256),
  RELEASE_STORE: z.string().default('.release'),
  ...releaseStoreSettings,
  RELEASE_TOKENS: releaseTokens,
  OVERRIDE_KEY: z
    .string()
    .min(32, { error: 'a secret of 32 characters or more, for example from `openssl rand -hex 32`' })
    .or(z.literal(''))
    .optional(),
  SHELL_WEB: z.string().default('shell/dist/web'),
  STORE_URL: storeUrl,
  STORE_URL_IOS: storeUrl,
  STORE_URL_ANDROID: storeUrl,
  EXTERNAL_HOSTS: list,
  ...thirdPartySettings,
  SERVICE_WORKER: flag(true),
  QA: flag(false),
  REMOTE_OVERRIDES: list,
});

/** The server's settings from the environment; `root` is the repository. Throws one message that names every wrong setting. */
export function readConfig(env: NodeJS.ProcessEnv, root: string): ShellConfig {
  const settings = readSettings('the shell', environment.refine(hasShellKey, shellKeyMissing), env);
  return {
    port: settings.PORT,
    host: settings.HOST,
    apiUrl: settings.API_URL,
    apiBase: settings.API_HOST,
    logBase: settings.LOG_HOST ?? settings.API_HOST,
    pinnedLocale: settings.LOCALE ?? null,
    siteUrl: settings.SITE_URL,
    trustProxy: settings.TRUST_PROXY,
    shellKey: settings.SHELL_KEY,
    pagesAtOnce: settings.PAGES_AT_ONCE,
    pagesWaiting: settings.PAGES_WAITING,
    releaseStore: path.resolve(root, settings.RELEASE_STORE),
    releaseBucket: bucketAddress(settings),
    releaseTokens: new Map(
      settings.RELEASE_TOKENS.map((pair) => {
        const [, name = '', token = ''] = RELEASE_TOKEN.exec(pair) ?? [];
        return [name, createHash('sha256').update(token).digest()];
      }),
    ),
    overrideKey: settings.OVERRIDE_KEY || undefined,
    bakedStore: path.join(root, 'shell/dist/baked'),
    shellStamp: path.join(root, 'shell/dist/.stamp'),
    shellContract: path.join(root, 'shell/dist/contract.json'),
    webDir: path.resolve(root, settings.SHELL_WEB),
    fontsDir: path.join(root, 'shared/ui/dist/fonts'),
    storeUrls: storeUrlsOf(settings),
    externalHosts: settings.EXTERNAL_HOSTS.map((host) => host.toLowerCase()),
    thirdParties: thirdPartiesOf(settings),
    hasWorker: settings.SERVICE_WORKER && !settings.SHELL_WEB.endsWith('dev'),
    isQa: settings.QA,
    overrides: Object.fromEntries(settings.REMOTE_OVERRIDES.map((pair) => pair.split(/=(.*)/s).slice(0, 2) as [string, string])),
  };
}
