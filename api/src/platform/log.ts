import type { Deps } from './module';

type Level = 'info' | 'warn' | 'error';
const WEIGHT: Readonly<Record<string, number>> = {
  debug: 0,
  info: 1,
  warn: 2,
  error: 3,
  fatal: 4,
  silent: 5,
};

/** One JSON line per entry, for what happens outside of calls: start, jobs, messages. */
export function jsonLog(minimum: string): Deps['log'] {
  const write = (level: Level) => (about: unknown, text?: string) => {
    if ((WEIGHT[level] ?? 0) < (WEIGHT[minimum] ?? 0)) return;
    const fields = typeof about === 'string' ? { msg: about } : { ...withErrorText(about as Record<string, unknown>), msg: text };
    process.stdout.write(`${JSON.stringify({ level, time: new Date().toISOString(), ...fields })}\n`);
  };
  return { info: write('info'), warn: write('warn'), error: write('error') };
}

const withErrorText = ({ err, ...rest }: Record<string, unknown>) => ({
  ...rest,
  ...(err !== undefined && {
    err: err instanceof Error ? `${err.stack}${err.cause ? `\ncaused by ${String(err.cause)}` : ''}` : String(err),
  }),
});
