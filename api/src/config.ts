import path from 'node:path';
import * as z from 'zod';
import { trustedProxies } from '@hyangro/contracts/edge';
import { LOCALES } from '@hyangro/contracts/locales';
import { packageRoot } from './platform/package-root';

const flag = (fallback: boolean) =>
  z
    .enum(['0', '1', 'false', 'true', ''])
    .default(fallback ? '1' : '0')
    .transform((value) => value === '1' || value === 'true');
const list = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );
const optional = z
  .string()
  .optional()
  .transform((value) => value || undefined);
const url = z
  .url()
  .optional()
  .or(z.literal('').transform(() => undefined));

const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
  DATABASE_URL: url,
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(20),
  DATA_DIR: z.string().default(path.join(packageRoot, '../.data/db')),
  UPLOAD_DIR: z.string().default(path.join(packageRoot, '../.data/uploads')),
  /** Locale build: the one language of this deployment. */
  LOCALE: z
    .enum(LOCALES)
    .optional()
    .or(z.literal('').transform(() => undefined)),
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
  PAYMENT_PROVIDER: z.enum(['test', 'toss']).default('test'),
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
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw Object.assign(new Error(`The settings of the API host are wrong:\n${wrong.join('\n')}`), {
      name: 'WrongSettings',
    });
  }
  const { NODE_ENV, QA } = parsed.data;
  return { ...parsed.data, QA: __QA_BUILD__ && QA, strict: NODE_ENV !== 'production' };
}
