import * as z from 'zod';
import { LOCALES } from '@hyangro/contracts/locales';

type Environment = Readonly<Record<string, string | undefined>>;
const absent = z.literal('').transform(() => undefined);

/** On for `1` and `true`. */
export const flag = (fallback: boolean) =>
  z
    .enum(['0', '1', 'false', 'true', ''])
    .default(fallback ? '1' : '0')
    .transform((value) => value === '1' || value === 'true');
/** Values with commas between them. */
export const list = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );
const proxy = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6(), z.enum(['loopback', 'linklocal', 'uniquelocal'])], {
  error: 'addresses, networks (10.0.0.0/8), loopback, linklocal or uniquelocal, with commas between them',
});
/** `TRUST_PROXY`: the proxies in front of us whose forwarded headers count. None unless named. */
export const trustedProxies = list.pipe(z.array(proxy));
/** Text; an empty one counts as none. */
export const optional = z
  .string()
  .optional()
  .transform((value) => value || undefined);
const SHELL_KEY_MIN = 16;
/** `SHELL_KEY`: the secret by which the API knows the shell. Without it every shopper behind the shell would count as one. */
export const hasShellKey = ({ NODE_ENV, SHELL_KEY = '' }: { NODE_ENV: string; SHELL_KEY?: string }): boolean =>
  NODE_ENV !== 'production' || SHELL_KEY.length >= SHELL_KEY_MIN;
export const shellKeyMissing = {
  path: ['SHELL_KEY'],
  error: `in production give shell and API the same secret of ${SHELL_KEY_MIN} characters or more, for example from \`openssl rand -hex 32\`: by it the API tells shoppers apart`,
};
export const url = z.url().optional().or(absent);
export const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback);
/** Locale build: the one language of a deployment. */
export const pinnedLocale = z.enum(LOCALES).optional().or(absent);

/**
 * Settings of a program from its environment.
 * @throws an error named `WrongSettings` whose message names every wrong setting
 */
export function readSettings<S extends z.ZodType>(program: string, settings: S, env: Environment): z.output<S> {
  const parsed = settings.safeParse(env);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw Object.assign(new Error(`The settings of ${program} are wrong:\n${wrong.join('\n')}`), { name: 'WrongSettings' });
}
