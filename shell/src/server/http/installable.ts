import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { isLocale, LANGUAGE_TAG, SYSTEM_LOCALE, type Locale } from '@hyangro/contracts/locales';
import { LANGUAGE_PARAM } from '@hyangro/contracts/wire-names';
import { parseCookies, sessionTokenOf, type Cookies } from '@hyangro/server/cookies';
import { grounds } from '@hyangro/ui/theme';
import { SITE_DESCRIPTION, siteNameOf } from '../../seo/site';
import { offlineWords } from '../../worker/kept-line';
import { KEPT_CACHES, OFFLINE_PATH, WORKER_PATH } from '../../worker/worker-wire';
import type { ShellConfig } from '../config';
import { escapeHtml } from '../page/escape-html';
import { localeOf } from '../page/locale';
import { PAGE_MESSAGES } from '../page/messages';
import { clientOf } from './client';
import { plainPage } from './plain-page';

const MANIFEST_PATH = '/app.webmanifest';
const HOUR_SECONDS = 3600;

/** Address of the web manifest in a language: browsers ask for it without cookies. */
export const manifestPath = (locale: Locale): string =>
  locale === SYSTEM_LOCALE ? MANIFEST_PATH : `${MANIFEST_PATH}?${LANGUAGE_PARAM}=${locale}`;

/** Whose page an answer is, for the worker: the same for one session, and it says nothing of it. */
export const viewerMark = (cookies: Cookies): string => {
  const token = sessionTokenOf(cookies);
  return token ? createHash('sha256').update(`viewer ${token}`).digest('hex').slice(0, 16) : '-';
};

/**
 * What makes the shop installable (ADR 22): the web manifest, the service worker, and the page that it shows for one that was never seen. With
 * the worker switched off, its address answers one that takes itself and all that was kept away.
 */
export function serveInstallable(app: FastifyInstance, config: ShellConfig): void {
  const script = Buffer.from(config.hasWorker ? readWorker(config) : LAST_WORKER);
  const packed = brotliCompressSync(script);
  const etag = `"${createHash('sha256').update(script).digest('hex').slice(0, 20)}"`;
  app.get(WORKER_PATH, ({ headers }, reply) => {
    // Asked for at each visit: a browser may keep no copy without asking.
    reply.headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding', 'x-content-type-options': 'nosniff' });
    if (headers['if-none-match'] === etag) return reply.code(304).send();
    reply.type('text/javascript; charset=utf-8');
    return headers['accept-encoding']?.includes('br') ? reply.header('content-encoding', 'br').send(packed) : reply.send(script);
  });
  app.get(OFFLINE_PATH, (request, reply) => {
    const cookies = parseCookies(request.headers.cookie);
    const locale = localeOf({ pinned: config.pinnedLocale, host: clientOf(request).host, lang: null, cookies });
    const { title, text, home, cart } = offlineWords(LANGUAGE_TAG[locale]);
    const links = `<a href="/">${escapeHtml(home)}</a><a href="/order/cart">${escapeHtml(cart)}</a>`;
    const { headers, html } = plainPage(locale, config, { title, text, links });
    return reply.headers(headers).send(html);
  });
  app.get<{ Querystring: Record<string, string | undefined> }>(MANIFEST_PATH, ({ query }, reply) => {
    const asked = query[LANGUAGE_PARAM];
    const locale = config.pinnedLocale ?? (isLocale(asked) ? asked : SYSTEM_LOCALE);
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', `public, max-age=${HOUR_SECONDS}`)
      .send(JSON.stringify(manifest(locale)));
  });
}

function manifest(locale: Locale) {
  const name = siteNameOf(PAGE_MESSAGES[locale].shell);
  const icon = (size: number, purpose: string) => ({
    src: `/assets/icons/${purpose}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name,
    short_name: name,
    description: SITE_DESCRIPTION,
    lang: LANGUAGE_TAG[locale],
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: grounds.light,
    theme_color: grounds.light,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  };
}

/** The built worker; in a shop that was never built, the last one. */
function readWorker({ webDir }: ShellConfig): string {
  const file = path.join(webDir, '../worker/sw.js');
  return existsSync(file) ? readFileSync(file, 'utf8') : LAST_WORKER;
}

/** A worker that ends the one before it: it answers nothing, forgets what was kept and unregisters itself. */
const LAST_WORKER = `addEventListener('install',()=>skipWaiting());
addEventListener('activate',event=>event.waitUntil((async()=>{
for(const name of await caches.keys())if(name.startsWith('${KEPT_CACHES}'))await caches.delete(name);
await registration.unregister();
})()));
`;
