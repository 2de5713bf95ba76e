import path from 'node:path';
import * as z from 'zod';
import { CORPORATE_MIN_ORDER_WON, FIRST_PURCHASE_MIN_PAYMENT_WON } from '@hyangro/contracts/constants';
import { flag, list, optional, pinnedLocale, port, readSettings, trustedProxies, url } from '@hyangro/server/settings';
import { packageRoot } from './platform/package-root';

const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port(3001),
  DATABASE_URL: url,
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(20),
  DATA_DIR: z.string().default(path.join(packageRoot, '../.data/db')),
  UPLOAD_DIR: z.string().default(path.join(packageRoot, '../.data/uploads')),
  LOCALE: pinnedLocale,
  DEMO: flag(true),
  QA: flag(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  CORS_ORIGINS: list,
  SHOP_ORIGINS: list,
  TRUST_PROXY: trustedProxies,
  SHELL_KEY: optional,
  COOKIE_SECURE: z.enum(['auto', '0', '1']).default('auto'),
  EXCHANGE_RATE_WON: z.coerce.number().positive().default(1379),
  SMTP_URL: optional,
  MAIL_FROM: z.string().default('향로 <hello@hyangro.example>'),
  S3_BUCKET: optional,
  S3_ENDPOINT: url,
  S3_REGION: z.string().default('ap-northeast-2'),
  SHOP_URL: z.url().default('http://localhost:3000'),
  /** 32 bytes as hex digits, by which real names are encrypted. */
  REAL_NAME_KEY: z
    .string()
    .regex(/^([0-9a-f]{64})?$/i, '64 hexadecimal digits')
    .optional(),
  CORPORATE_MIN_ORDER_WON: z.coerce.number().int().min(0).default(CORPORATE_MIN_ORDER_WON),
  FIRST_PURCHASE_MIN_PAYMENT_WON: z.coerce.number().int().min(0).default(FIRST_PURCHASE_MIN_PAYMENT_WON),
  PAYMENT_PROVIDER: z.enum(['test', 'toss']).default('test'),
  /** How long a payment provider may take to answer. */
  PAYMENT_TIMEOUT_MS: z.coerce.number().int().min(50).max(20_000).default(10_000),
  TOSS_SECRET_KEY: optional,
  TOSS_API_URL: z.url().default('https://api.tosspayments.com'),
});

/** All settings of the API host, read once at start. */
export type Config = z.infer<typeof environment> & {
  /** Answers are checked against the contract, and a refusal that an endpoint does not name is a fault. */
  strict: boolean;
};

/** Reads the environment; throws one message that names every wrong setting. */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const settings = readSettings('the API host', environment, env);
  const { NODE_ENV, QA } = settings;
  return { ...settings, QA: __QA_BUILD__ && QA, strict: NODE_ENV !== 'production' };
}
