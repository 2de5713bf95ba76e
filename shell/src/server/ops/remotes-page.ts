import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OPS_REMOTES_PATH, remotesContract } from '@hyangro/contracts/operator/remotes.contract';
import type { Locale } from '@hyangro/contracts/locales';
import { fill } from '@hyangro/runtime';
import { parseCookies } from '@hyangro/server/cookies';
import type * as z from 'zod';
import type { ShellConfig } from '../config';
import { clientOf } from '../http/client';
import { pageOfHtml, plainPage } from '../http/plain-page';
import { escapeHtml } from '../page/escape-html';
import { localeOf } from '../page/locale';
import { OPS_WORDS } from './ops-words';
import { remoteTable } from './remotes-table';

/** Of one address: a person reads, who guesses tokens asks often. */
const CALLS_PER_MINUTE = 30;
const API_WAIT_MS = 8_000;
const PERIODS_HOURS = [1, 24, 168] as const;

const { ok } = remotesContract['GET /operator/remotes'];
type Report = z.infer<typeof ok>;

/**
 * `/ops/remotes` (MFE-18): how each version of each remote does. A browser asks for name and token of an operator (HTTP Basic); the page asks
 * the API by this token, as the operator, not as a shopper. It needs no script. `?hours=` 1, 24 or 168; `?lang=` as on any page.
 */
export async function answerRemotesPage(app: FastifyInstance, config: ShellConfig, shell: string | null): Promise<void> {
  await app.register(async (scope) => {
    // After so many the page is busy for this address, before its token is looked at.
    await scope.register(rateLimit, {
      max: CALLS_PER_MINUTE,
      timeWindow: 60_000,
      keyGenerator: ({ ip }) => ip,
    });
    scope.setErrorHandler((error: { statusCode?: number }, request, reply) => {
      if (error.statusCode !== 429) throw error;
      return answerPlain(request, reply, config, 429);
    });
    scope.get(OPS_REMOTES_PATH, async (request, reply) => {
      const token = tokenIn(request.headers.authorization);
      if (!token) return answerPlain(request, reply, config, 401);
      const hours = hoursIn(request);
      const answer = await reportOf(config, { token, hours, shell });
      if (typeof answer === 'number') return answerPlain(request, reply, config, answer);
      const { headers, html } = reportPage(localeIn(request, config), config, hours, answer);
      return reply.headers(headers).send(html);
    });
  });
}

/** The token is the password; the name is for the reader's own list of passwords. */
const tokenIn = (authorization = ''): string | null =>
  /^[^:]*:([\w-]{20,200})$/.exec(Buffer.from(/^Basic (\S+)$/i.exec(authorization)?.[1] ?? '', 'base64').toString())?.[1] ?? null;

function hoursIn({ query }: FastifyRequest): number {
  const { hours } = query as { hours?: unknown };
  return PERIODS_HOURS.find((one) => String(one) === hours) ?? 24;
}

function localeIn(request: FastifyRequest, config: ShellConfig): Locale {
  const { lang } = request.query as { lang?: unknown };
  const cookies = parseCookies(request.headers.cookie);
  return localeOf({ pinned: config.pinnedLocale, host: clientOf(request).host, lang: typeof lang === 'string' ? lang : null, cookies });
}

/** The report, or the status of the page instead of it: 401 for a token that opens nothing, 503 while the API does not answer. */
async function reportOf(
  { apiUrl }: ShellConfig,
  { token, hours, shell }: { token: string; hours: number; shell: string | null },
): Promise<Report | 401 | 503> {
  const query = new URLSearchParams({ hours: String(hours), ...(shell && { shell }) });
  try {
    const answer = await fetch(`${apiUrl}/operator/remotes?${query.toString()}`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(API_WAIT_MS),
    });
    if (answer.status === 401 || answer.status === 403) return 401;
    return answer.ok ? ok.parse(await answer.json()) : 503;
  } catch {
    return 503;
  }
}

function reportPage(locale: Locale, config: ShellConfig, hours: number, { items }: Report) {
  const words = OPS_WORDS[locale];
  const periods = PERIODS_HOURS.map((one) => {
    const name = one > 24 ? fill(words.days, { days: String(one / 24) }) : fill(words.hours, { hours: String(one) });
    return `<a href="?hours=${one}"${one === hours ? ' aria-current="page"' : ''}>${escapeHtml(name)}</a>`;
  });
  const main = [
    `<header><h1>${escapeHtml(words.title)}</h1><p>${escapeHtml(fill(words.text, { hours: String(hours) }))}</p>`,
    `<nav aria-label="${escapeHtml(words.period)}">${periods.join('')}</nav></header>`,
    ...items.map(({ remote, versions }) => remoteTable(remote, versions, locale, words)),
  ];
  return pageOfHtml(locale, config, { title: words.title, style: STYLE, main: main.join('') });
}

function answerPlain(request: FastifyRequest, reply: FastifyReply, config: ShellConfig, status: 401 | 429 | 503) {
  const locale = localeIn(request, config);
  const words = OPS_WORDS[locale];
  const [title, text] = status === 401 ? [words.tokenTitle, words.tokenText] : [words.busyTitle, words.busyText];
  const links = `<a href="${OPS_REMOTES_PATH}">${escapeHtml(words.again)}</a>`;
  const { headers, html } = plainPage(locale, config, { title, text, links });
  if (status === 401) void reply.header('www-authenticate', 'Basic realm="Hyangro operators", charset="UTF-8"');
  return reply.code(status).headers(headers).send(html);
}

const STYLE = [
  'main{display:grid;gap:40px;max-width:1200px;margin:0 auto;padding:40px 16px 80px}',
  'header{display:grid;gap:8px}h1{font-size:24px;font-weight:700}h2{margin-bottom:12px;font-size:18px;font-weight:700}',
  'header p,section p{color:var(--color-text-2)}',
  'nav{display:flex;gap:8px}nav a{display:grid;place-items:center;min-width:56px;min-height:44px;padding:0 14px;border-radius:var(--radius-control);box-shadow:inset 0 0 0 1px var(--color-line-strong)}',
  'nav a[aria-current]{background:var(--color-brand);color:var(--color-on-brand);box-shadow:none}',
  'section{min-width:0}section>div{overflow-x:auto}table{width:100%;min-width:960px;table-layout:fixed;border-collapse:collapse;font-size:14px;line-height:1.5}',
  'th,td{padding:12px 16px 12px 0;border-bottom:1px solid var(--color-line);text-align:right;vertical-align:top;font-variant-numeric:tabular-nums;white-space:nowrap}',
  'th:first-child{width:22%;text-align:left}thead th{font-size:13px;font-weight:400;color:var(--color-text-3)}tbody th{font-weight:400}code{font-family:ui-monospace,monospace}',
  'small,strong{display:block;font-size:12px;color:var(--color-text-3)}strong{font-weight:700;color:var(--color-danger)}',
].join('');
