import { enable as enableNavigationPreload } from 'workbox-navigation-preload/enable.js';
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { keepingOf, type Keeping } from './kept-addresses';
import { withKeptLine } from './kept-line';
import { KEPT_CACHES, OFFLINE_PATH, VIEWER_HEADER, type WorkerMessage } from './worker-wire';

/*
 * The shop's service worker (ADR 22). Pages and answers come from the network whenever there is one, so no release and no price is
 * hidden by it; what it kept is read without one. Files of the build, whose names carry their hash, come from its cache.
 */

declare const self: WorkerScope;
/** A page comes from what was kept when the network has not answered after this long; the server promises one within 4 s. */
const PAGE_TIMEOUT_SECONDS = 5;
const DAY_SECONDS = 86_400;
const PAGES = `${KEPT_CACHES}pages-1`;
const ANSWERS = `${KEPT_CACHES}answers-1`;
const BUILDS = `${KEPT_CACHES}builds-1`;
const PICTURES = `${KEPT_CACHES}pictures-1`;
const OWN = `${KEPT_CACHES}own-1`;
/** Hold what one member may see and another may not. */
const PRIVATE = [PAGES, ANSWERS];
const VIEWER_KEY = '/__viewer';
/** A page hears the worker once its later scripts are there: it is asked this often, each time for this long. */
const HOLD_TRIES = 16;
const HOLD_MS = 500;

void self.skipWaiting();
enableNavigationPreload();

/** Kept answers of two languages never meet: calls name theirs, pages are told apart by what they were kept as. */
const byLanguage = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) => {
    const language = request.headers.get('accept-language') ?? '';
    return request.mode === 'navigate' || language.includes(',') ? request : `${request.url}#${language}`;
  },
};
/** Only whole successes are kept, and nothing that says it must not be. */
const successesOnly = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && !response.redirected && !/no-store/.test(response.headers.get('cache-control') ?? '') ? response : null,
};
/** Another session than before: what was kept for the one before goes, before anything of the new one is kept. */
const ofOneViewer = {
  // Not when it is fetched: an answer that the browser has preloaded for the worker passes no plugin then.
  cacheWillUpdate: async ({ response }: { response: Response }) => {
    const viewer = response.headers.get(VIEWER_HEADER);
    if (viewer !== null) await mindViewer(viewer);
    if (response.status === 401) await forgetMember();
    return response;
  },
};
/** One copy of an address, whatever it varies by: an older one would be found first. */
const oneCopy = {
  cacheWillUpdate: async ({ response }: { response: Response }) => {
    const headers = new Headers(response.headers);
    headers.delete('vary');
    return new Response(response.body, { status: response.status, headers });
  },
};
const ageLimit = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY_SECONDS, purgeOnQuotaError: true });
const matchOptions = { ignoreVary: true };

const pages = new NetworkFirst({
  cacheName: PAGES,
  networkTimeoutSeconds: PAGE_TIMEOUT_SECONDS,
  matchOptions,
  plugins: [
    ofOneViewer,
    successesOnly,
    oneCopy,
    ageLimit(60, 30),
    { cachedResponseWillBeUsed: async ({ cachedResponse }) => (cachedResponse ? withKeptLine(cachedResponse) : null) },
  ],
});
const answers = new NetworkFirst({
  cacheName: ANSWERS,
  matchOptions,
  plugins: [byLanguage, ofOneViewer, successesOnly, oneCopy, ageLimit(200, 30)],
});
const builds = new CacheFirst({ cacheName: BUILDS, matchOptions, plugins: [successesOnly, ageLimit(400, 30)] });
const pictures = new CacheFirst({ cacheName: PICTURES, matchOptions, plugins: [successesOnly, ageLimit(150, 30)] });

const whenIts =
  (keeping: Keeping, method: 'GET' | 'POST' = 'GET') =>
  ({ request, url, sameOrigin }: { request: Request; url: URL; sameOrigin: boolean }) =>
    sameOrigin && request.method === method && keepingOf(request.method, url.pathname, request.mode === 'navigate') === keeping;

registerRoute(whenIts('page'), async (options) => pages.handle(options).catch(offlinePage));
registerRoute(whenIts('fallback'), async ({ event, request }) => {
  const preloaded = (event as FetchLikeEvent).preloadResponse;
  const response = await Promise.resolve(preloaded)
    .then((answer) => answer ?? fetch(request))
    .catch(offlinePage);
  const viewer = response.headers.get(VIEWER_HEADER);
  if (viewer !== null) await mindViewer(viewer);
  return response;
});
registerRoute(whenIts('build'), builds);
registerRoute(whenIts('picture'), pictures);
registerRoute(whenIts('answer'), answers);
registerRoute(whenIts('cart-addition', 'POST'), ({ event, request }) => addToCart(event as FetchLikeEvent, request), 'POST');
for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const)
  registerRoute(
    ({ request, url, sameOrigin }) => sameOrigin && keepingOf(request.method, url.pathname, false) === 'new-member',
    async ({ request }) => {
      const response = await fetch(request);
      if (response.ok) await forgetMember();
      return response;
    },
    method,
  );

self.addEventListener('install', (event) => event.waitUntil(keepOfflinePage()));
self.addEventListener('activate', (event) => event.waitUntil(dropOldCaches()));
self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.type === 'keep') event.waitUntil(keep(event, message.urls));
  if (message.type === 'forget-member') event.waitUntil(forgetMember());
  if (message.type === 'take-over') event.waitUntil(self.clients.claim());
});

async function keepOfflinePage(): Promise<void> {
  const response = await fetch(OFFLINE_PATH, { cache: 'no-store' });
  if (response.ok) await (await caches.open(OWN)).put(OFFLINE_PATH, response);
}

async function dropOldCaches(): Promise<void> {
  const now = [PAGES, ANSWERS, BUILDS, PICTURES, OWN];
  const old = (await caches.keys()).filter((name) => name.startsWith(KEPT_CACHES) && !now.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function offlinePage(): Promise<Response> {
  return (await caches.match(OFFLINE_PATH, { cacheName: OWN, ignoreVary: true })) ?? Response.error();
}

const forgetMember = async () => void (await Promise.all(PRIVATE.map((name) => caches.delete(name))));

async function mindViewer(viewer: string): Promise<void> {
  const own = await caches.open(OWN);
  const before = await (await own.match(VIEWER_KEY))?.text();
  if (before === viewer) return;
  if (before !== undefined) await forgetMember();
  await own.put(VIEWER_KEY, new Response(viewer));
}

/** What a page was made of before the worker stood: its files, and the page itself. */
async function keep(event: MessageLikeEvent, urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    const request = new Request(url, { credentials: 'same-origin' });
    const isPage = !/\.\w+$/.test(new URL(url).pathname);
    const keeping = keepingOf('GET', new URL(url).pathname, isPage);
    const strategy = keeping === 'page' ? pages : keeping === 'build' ? builds : keeping === 'picture' ? pictures : null;
    if (!strategy || (await caches.match(url, { cacheName: strategy.cacheName, ...matchOptions }))) continue;
    await strategy.handle({ event: event as never, request }).catch(() => undefined);
  }
}

/**
 * Without a net the page holds the goods in its own list, which goes to the server once, under one key, when there is a net again. The call is
 * not sent then: one whose answer is lost may have been carried out, and is left to the shopper, as ever.
 */
async function addToCart(event: FetchLikeEvent, request: Request): Promise<Response> {
  if (self.navigator.onLine) return fetch(request);
  const addition: unknown = await request.json().catch(() => null);
  const client = await self.clients.get(event.clientId);
  const count = client && (await askToHold(client, addition));
  return typeof count === 'number' ? Response.json({ count, isMerged: false }, { status: 201 }) : Response.error();
}

async function askToHold(client: ClientLike, addition: unknown): Promise<unknown> {
  const id = self.crypto.randomUUID();
  for (let tries = 0; tries < HOLD_TRIES; tries += 1) {
    const answer = await askOnce(client, { type: 'hold-goods', id, addition });
    if (answer !== undefined) return answer;
  }
  return null;
}

const askOnce = (client: ClientLike, message: WorkerMessage): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(() => resolve(undefined), HOLD_MS);
    client.postMessage(message, [port2]);
  });

/* What is used of a worker's global scope: the compiler's own library of it cannot stand beside that of pages. */
interface ExtendableLike {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchLikeEvent extends ExtendableLike {
  clientId: string;
  preloadResponse?: Promise<Response | undefined>;
}
interface MessageLikeEvent extends ExtendableLike {
  data: unknown;
}
interface ClientLike {
  postMessage(message: unknown, transfer: Transferable[]): void;
}
interface WorkerScope {
  navigator: { onLine: boolean };
  crypto: { randomUUID(): string };
  clients: { get(id: string): Promise<ClientLike | undefined>; claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableLike) => void): void;
  addEventListener(type: 'message', listener: (event: MessageLikeEvent) => void): void;
}
