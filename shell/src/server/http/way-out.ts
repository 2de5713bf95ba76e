import type { FastifyReply } from 'fastify';
import { parseCookies } from '@hyangro/server/cookies';
import type { Locale } from '@hyangro/contracts/locales';
import { fill } from '@hyangro/runtime';
import cn from '../../../locales/leave/cn.json';
import en from '../../../locales/leave/en.json';
import ko from '../../../locales/leave/ko.json';
import type { ShellConfig } from '../config';
import { escapeHtml } from '../page/escape-html';
import { localeOf } from '../page/locale';
import { plainPage } from './plain-page';

const WORDS: Readonly<Record<Locale, typeof ko>> = { ko, en, cn };
/** Proxies may fold the two slashes into one. */
const WAY_OUT = /^\/(?:[^?#]*\/)?(https?):\/{1,2}([^/?#].*)$/i;

/** The web address inside a path, `/x/https://host/p` (R-OTH-11); null in any other, and in one with a name and password. */
export function addressIn(path: string): URL | null {
  const [, scheme, rest] = WAY_OUT.exec(path) ?? [];
  if (!scheme || !rest || !URL.canParse(`${scheme}://${rest}`)) return null;
  const address = new URL(`${scheme}://${rest}`);
  return address.username || address.password ? null : address;
}

/** Leads to an address outside: at once to a host that the shop allows, else by a page that names the host (TRAP-10). */
export function answerWayOut(reply: FastifyReply, to: URL, config: ShellConfig, asked: { host: string; cookie: string | undefined }) {
  if (config.externalHosts.includes(to.host)) return reply.code(302).header('location', to.href).header('cache-control', 'no-store').send();
  const locale = localeOf({ pinned: config.pinnedLocale, host: asked.host, lang: null, cookies: parseCookies(asked.cookie) });
  const words = WORDS[locale];
  const say = (text: string) => fill(text, { host: to.host });
  const { headers, html } = plainPage(locale, config, {
    title: say(words.title),
    text: say(words.text),
    links:
      `<a href="${escapeHtml(to.href)}" rel="noopener noreferrer nofollow">${escapeHtml(say(words.go))}</a>` +
      `<a href="/">${escapeHtml(say(words.stay))}</a>`,
  });
  return reply.headers({ ...headers, 'referrer-policy': 'no-referrer' }).send(html);
}
