import type { ServerResponse } from 'node:http';
import { parseCookies } from '@hyangro/server/cookies';
import { RETRY_AFTER_SECONDS } from '@hyangro/contracts/errors/refusals';
import type { Locale } from '@hyangro/contracts/locales';
import { LANGUAGE_PARAM } from '@hyangro/contracts/wire-names';
import cn from '../../../locales/full/cn.json';
import en from '../../../locales/full/en.json';
import ko from '../../../locales/full/ko.json';
import type { ShellConfig } from '../config';
import { plainPage } from '../http/plain-page';
import { escapeHtml } from './escape-html';
import { localeOf } from './locale';

const WORDS: Readonly<Record<Locale, typeof ko>> = { ko, en, cn };

/** Answers a page that the server has no room for: 503, when to come again, a few words and the way back in. */
export function answerFullPage(
  response: ServerResponse,
  url: URL,
  config: ShellConfig,
  asked: { host: string; cookie: string | undefined },
): void {
  const lang = url.searchParams.get(LANGUAGE_PARAM);
  const locale = localeOf({ pinned: config.pinnedLocale, host: asked.host, lang, cookies: parseCookies(asked.cookie) });
  const { title, text, again } = WORDS[locale];
  const links = `<a href="${escapeHtml(url.pathname + url.search)}">${escapeHtml(again)}</a>`;
  const { headers, html } = plainPage(locale, config, { title, text, links });
  response.writeHead(503, { ...headers, 'retry-after': String(RETRY_AFTER_SECONDS) }).end(html);
}
