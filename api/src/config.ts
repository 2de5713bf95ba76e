import path from 'node:path';
import * as z from 'zod';
import {
  CORPORATE_MIN_ORDER_WON,
  FIRST_PURCHASE_MIN_PAYMENT_WON,
  REFERRERS_MAX,
  REPORTS_TO_BLIND,
  REVIEW,
} from '@hyangro/contracts/constants';
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
import { releaseStoreSettings } from '@hyangro/server/release/open-releases';
import { packageRoot } from './platform/package-root';

const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port(3001),
  DATABASE_URL: url,
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(20),
  DATA_DIR: z.string().default(path.join(packageRoot, '../.data/db')),
  UPLOAD_DIR: z.string().default(path.join(packageRoot, '../.data/uploads')),
  /** Folder of the released remotes, as the shell's server has it: canaries are watched there. */
  RELEASE_STORE: z.string().default(path.join(packageRoot, '../.release')),
  LOCALE: pinnedLocale,
  /** Of the running shop, as browsers take it; the package's own unless given. */
  SHOP_VERSION: z
    .string()
    .regex(/^[\w.+-]{0,64}$/, 'letters, digits, dots and dashes')
    .default(''),
  DEMO: flag(true),
  QA: flag(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  CORS_ORIGINS: list,
  SHOP_ORIGINS: list,
  TRUST_PROXY: trustedProxies,
  SHELL_KEY: optional,
  /** Public reading: calls at work at one moment, and those that may wait for their turn. */
  READS_AT_ONCE: z.coerce.number().int().min(1).default(64),
  READS_WAITING: z.coerce.number().int().min(0).default(512),
  /** Files that are received at one moment. */
  UPLOADS_AT_ONCE: z.coerce.number().int().min(1).default(8),
  /** Pictures of one member within a day that nothing names. */
  UPLOADS_PER_DAY: z.coerce.number().int().min(1).default(20),
  COOKIE_SECURE: z.enum(['auto', '0', '1']).default('auto'),
  /** Who is asked for won of one dollar; without it `EXCHANGE_RATE_WON` counts, which is also the first rate of a source. */
  EXCHANGE_RATE_URL: url,
  EXCHANGE_RATE_TIMEOUT_MS: z.coerce.number().int().min(50).max(3_000).default(1_500),
  EXCHANGE_RATE_WON: z.coerce.number().positive().default(1379),
  SMTP_URL: optional,
  MAIL_FROM: z.string().default('향로 <hello@hyangro.example>'),
  /** Who takes text messages, by `POST {to, text}`; without it they go nowhere. */
  SMS_URL: url,
  /** Sent along as a bearer token. */
  SMS_TOKEN: optional,
  /** Of uploads. */
  S3_BUCKET: optional,
  ...releaseStoreSettings,
  SHOP_URL: z.url().default('http://localhost:3000'),
  /** To whom passkeys belong: the host of SHOP_URL, unless several hosts below one domain share them. */
  PASSKEY_RP_ID: optional,
  /** 32 bytes as hex digits: signs links, makes fingerprints, and encrypts real names unless `REAL_NAME_KEYS` names newer keys. */
  REAL_NAME_KEY: z
    .string()
    .regex(/^([0-9a-f]{64})?$/i, '64 hexadecimal digits')
    .optional(),
  /** Newer keys of real names, newest first: the first one encrypts, all of them and `REAL_NAME_KEY` read. */
  REAL_NAME_KEYS: list.pipe(z.array(z.string().regex(/^[0-9a-f]{64}$/i, '64 hexadecimal digits each, with commas between them'))),
  CORPORATE_MIN_ORDER_WON: z.coerce.number().int().min(0).default(CORPORATE_MIN_ORDER_WON),
  FIRST_PURCHASE_MIN_PAYMENT_WON: z.coerce.number().int().min(0).default(FIRST_PURCHASE_MIN_PAYMENT_WON),
  /** A campaign (K-REF): who was invited is given what the one who invited is given, too. */
  INVITED_REWARD: flag(false),
  /** How many friends count for one who invites (V-REF2). */
  REFERRERS_MAX: z.coerce.number().int().min(0).default(REFERRERS_MAX),
  /** Reviews that a member may write on a day of Asia/Seoul (ERR-M09). */
  REVIEWS_PER_DAY: z.coerce.number().int().min(0).default(REVIEW.perDay),
  /** Members whose reports put a post out of sight. */
  REPORTS_TO_BLIND: z.coerce.number().int().min(1).default(REPORTS_TO_BLIND),
  PAYMENT_PROVIDER: z.enum(['test', 'toss']).default('test'),
  /** How long a payment provider may take to answer. */
  PAYMENT_TIMEOUT_MS: z.coerce.number().int().min(50).max(20_000).default(10_000),
  /** Stands in for every provider that has no settings; off in production unless named. */
  SNS_SANDBOX: z.enum(['0', '1', '']).default(''),
  /** Stands in for an identity provider; off in production unless named. */
  IDENTITY_SANDBOX: z.enum(['0', '1', '']).default(''),
  KAKAO_CLIENT_ID: optional,
  KAKAO_CLIENT_SECRET: optional,
  NAVER_CLIENT_ID: optional,
  NAVER_CLIENT_SECRET: optional,
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_CLIENT_SECRET: optional,
  WECHAT_CLIENT_ID: optional,
  WECHAT_CLIENT_SECRET: optional,
  TOSS_SECRET_KEY: optional,
  TOSS_API_URL: z.url().default('https://api.tosspayments.com'),
});

/** All settings of the API host, read once at start. */
export type Config = Omit<z.infer<typeof environment>, 'SNS_SANDBOX' | 'IDENTITY_SANDBOX'> & {
  SNS_SANDBOX: boolean;
  IDENTITY_SANDBOX: boolean;
  /** Answers are checked against the contract, and a refusal that an endpoint does not name is a fault. */
  strict: boolean;
};

/**
 * Reads the environment; throws one message that names every wrong setting.
 * @param isServing false for a command: what only a server needs may be missing
 */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env, isServing = true): Config {
  const keyed = environment.refine(hasRealNameKey, realNameKeyMissing);
  const settings = readSettings('the API host', isServing ? keyed.refine(hasShellKey, shellKeyMissing) : keyed, env);
  const { NODE_ENV, QA } = settings;
  const strict = NODE_ENV !== 'production';
  const isOn = (sandbox: '0' | '1' | '') => (sandbox === '' ? strict : sandbox === '1');
  const sandboxes = { SNS_SANDBOX: isOn(settings.SNS_SANDBOX), IDENTITY_SANDBOX: isOn(settings.IDENTITY_SANDBOX) };
  return { ...settings, ...sandboxes, QA: __QA_BUILD__ && QA, strict };
}

const hasRealNameKey = ({ NODE_ENV, REAL_NAME_KEY }: z.infer<typeof environment>): boolean =>
  NODE_ENV !== 'production' || Boolean(REAL_NAME_KEY);
const realNameKeyMissing = {
  path: ['REAL_NAME_KEY'],
  error:
    'in production give the API a key of its own, for example from `openssl rand -hex 32`, and keep it: identity numbers are encrypted by it',
};
