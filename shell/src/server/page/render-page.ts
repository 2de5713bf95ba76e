import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ExchangeRate } from '@hyangro/contracts/common/common.contract';
import type { FlagStates } from '@hyangro/contracts/flags/flags';
import { isRemoteScreen } from '../../remotes/registry-route';
import type { RemoteLoader } from '../../remotes/remote-loader';
import { createScreens, type Place } from '../../remotes/screens';
import { withTimeLimit } from '../../remotes/time-limit';
import type { ShellConfig } from '../config';
import { appAgentOf } from '../http/app-agent';
import { forwardedHeaders, type Client } from '../http/client';
import { viewerMark } from '../http/installable';
import type { ServedSet } from '../release/registry';
import { storeUrlFor } from '../store-urls';
import { encodingOf, openBodyStream } from './body-stream';
import { fontStarter } from './font-starter';
import { blockText, closeDocument, openBlock, openBody, openDocument } from './html';
import { keptBytes, NONCE_MARK, TIME_MARK } from './kept-page';
import { rootKey, type DrawnRoot, type KeptRoots } from './kept-roots';
import { PAGE_MESSAGES } from './messages';
import { DATA_LIMIT_MS, gatherData } from './page-data';
import { bootRemotes, bootRoutes, planPage, preloadsOf } from './page-plan';
import { createPageStyles } from './page-styles';
import { pageTree } from './page-tree';
import type { Overridden } from './overridden-page';
import { pageHeaders } from './policy';
import { themeOf } from '@hyangro/contracts/themes';
import { lastingCookie } from '@hyangro/contracts/lasting-cookie';
import { localeCookie } from '../../boot/locale-cookie';
import { consentOf, mayLoad } from './consent';
import { languageOffer, offeredLocale } from './language-offer';
import { thirdPartyEvents } from './third-party-events';
import { screenHead } from './screen-head';
import { scriptStarter, type FirstScript } from './script-starter';
import { createServerServices } from './server-services';
import { siteNameOf } from '../../seo/site';
import { VIEWER_HEADER } from '../../worker/worker-wire';
import { flush, streamInto } from './stream-tree';
import type { Locale } from '@hyangro/contracts/locales';
import type { PageFonts } from '@hyangro/ui/theme';
import {
  CLOCK_COOKIE,
  FONTS_COOKIE,
  LANGUAGE_OFFERED_COOKIE,
  LANGUAGE_PARAM,
  NEW_CUSTOMER_COOKIE,
  PREVIEW_PARAM,
  THEME_COOKIE,
} from '@hyangro/contracts/wire-names';

export interface PageDeps {
  config: ShellConfig;
  /** Build of the shell; null in development. */
  shell: string | null;
  /** Releases of this visitor. */
  registry: ServedSet;
  loader: RemoteLoader;
  /** Cookie that names the visitor from now on. */
  visitorCookie?: string;
  scripts: readonly FirstScript[];
  fonts(locale: Locale, kept?: string): PageFonts;
  rate(): Promise<ExchangeRate | null>;
  /** Feature flags that operators have switched. */
  flags(): FlagStates;
  /** Roots that were rendered before, of visitors' pages. */
  roots: KeptRoots;
  devScript?: string;
  /** Remotes that this visitor gets from elsewhere, or asked for (MFE-13). */
  overridden?: Overridden;
  /** What this request's page runs before its own scripts. */
  scriptBefore?: (request: IncomingMessage) => string | undefined;
  warn(message: string): void;
}
/** A browser gets its head after this long even when the answers are not there; crawlers wait for the right status. */
const FIRST_BYTE_MS = 150;
/** When a crawler may come again for a page whose answers were missing. */
const PAGE_RETRY_AFTER_SECONDS = 30;

/** Answers a request for a page: redirect, or streamed HTML with head, screen and data block. Never an error page. */
export async function renderPage(
  deps: PageDeps,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  client: Client,
): Promise<void> {
  const { config, registry, overridden } = deps;
  const plan = planPage(url, request.headers.cookie, registry, config.pinnedLocale, config.overrides, client.host);
  if (plan.redirect) {
    response.writeHead(302, { location: plan.redirect, 'cache-control': 'no-store' }).end();
    return;
  }
  const nonce = randomBytes(16).toString('base64');
  const agent = appAgentOf(request.headers['user-agent'], plan.cookies);
  const now = wholeSecond((config.isQa && Date.parse(plan.cookies[CLOCK_COOKIE] ?? '')) || Date.now());
  const isLocalePinned = config.pinnedLocale !== null;
  // Once: the browser hydrates with what the server has drawn by.
  const flags = deps.flags();
  const page = createServerServices({
    now,
    ...agent,
    locale: plan.locale,
    isLocalePinned,
    messages: { ...PAGE_MESSAGES[plan.locale] },
    flags,
    apiUrl: config.apiUrl,
    headers: { ...agentHeaders(request), ...forwardedHeaders(client, config.shellKey) },
    timeLimitMs: DATA_LIMIT_MS,
  });
  const screens = createScreens(deps.loader, page.services, DATA_LIMIT_MS);
  const place: Place | null =
    isRemoteScreen(plan.match) && plan.isRenderable ? { match: plan.match, searchParams: url.searchParams } : null;
  let isMissing = false;
  const gathered = withTimeLimit(
    gatherData({ page, screens, place, hasSession: plan.hasSession, rate: deps.rate }),
    DATA_LIMIT_MS,
    url.pathname,
  ).then(
    () => true,
    (error: unknown) => {
      isMissing = place !== null;
      deps.warn(`${url.pathname} is left to the browser: ${String(error)}`);
      return false;
    },
  );

  const isBrowser = request.headers['sec-fetch-dest'] === 'document';
  const isGathered = await (isBrowser ? Promise.race([gathered, pause(FIRST_BYTE_MS).then(() => false)]) : gathered);

  const origin = config.siteUrl ?? url.origin;
  const isNewCustomer = plan.cookies[NEW_CUSTOMER_COOKIE] === '1';
  const routes = registry.routes();
  const readHead = () => screenHead({ plan, place, screens, routes, origin, isLocalePinned, pathname: url.pathname, warn: deps.warn });
  const { head, page: pageHead } = readHead();
  const status = !plan.match || head?.status === 404 ? 404 : isMissing ? 503 : 200;
  const fonts = deps.fonts(plan.locale, plan.cookies[FONTS_COOKIE]);
  const encoding = encodingOf(request.headers['accept-encoding']);
  const acceptLanguage = request.headers['accept-language'];
  // One line over the page at a time.
  const offered = overridden ? null : offeredLocale({ ...plan, isPinned: isLocalePinned, url, host: client.host, acceptLanguage });
  const cookies = [
    ...(url.searchParams.has(LANGUAGE_PARAM) ? [localeCookie(plan.locale)] : []),
    ...(offered ? [lastingCookie(LANGUAGE_OFFERED_COOKIE, '1')] : []),
    ...(deps.visitorCookie ? [deps.visitorCookie] : []),
  ];
  const consent = consentOf({ ...plan, thirdParties: config.thirdParties, headers: request.headers, isApp: agent.isApp });
  // One question at a time.
  // Nor do others hear of what a remote under development does.
  const thirdParties = !overridden && mayLoad(consent) && !(offered && consent === 'ASK') ? config.thirdParties : [];
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    // What a preview shows is not live: nothing keeps it.
    'cache-control': url.searchParams.has(PREVIEW_PARAM) || overridden ? 'private, no-store' : 'private, no-cache',
    vary: `accept-encoding, accept-language, cookie${config.thirdParties.length > 0 ? ', sec-gpc, dnt' : ''}`,
    ...(status === 503 && { 'retry-after': String(PAGE_RETRY_AFTER_SECONDS) }),
    ...(encoding && { 'content-encoding': encoding }),
    [VIEWER_HEADER]: viewerMark(plan.cookies),
    ...(cookies.length > 0 && { 'set-cookie': cookies }),
    ...pageHeaders(nonce, { ...config, isDev: Boolean(deps.devScript), thirdParties, overrideOrigins: overridden?.origins }),
  });
  const scripts = { scripts: deps.scripts, preloads: preloadsOf(plan.match, plan.locale, registry, config.overrides) };
  // Without its answers the page is drawn by its scripts, or waits for them: then nothing is gained by asking late.
  const isDrawn = isGathered && place !== null && !deps.devScript;
  const startOf = (nonce: string) =>
    openDocument({
      nonce,
      head,
      fonts,
      hasAppTabs: agent.isApp && !agent.hasPageTabs,
      locale: plan.locale,
      origin,
      page: pageHead,
      theme: themeOf(plan.cookies[THEME_COOKIE]),
      siteName: siteNameOf(PAGE_MESSAGES[plan.locale].shell),
      early: isDrawn ? null : scripts,
      devScript: deps.devScript,
      scriptBefore: deps.scriptBefore?.(request),
    });
  const endOf = (nonce: string) =>
    closeDocument(
      (overridden?.banner(plan.locale, nonce) ?? '') +
        (isDrawn ? scriptStarter(scripts, nonce) : '') +
        fontStarter(fonts, nonce) +
        (offered ? languageOffer(offered, url, nonce) : '') +
        (thirdParties.length > 0 ? thirdPartyEvents(thirdParties, { locale: plan.locale, isAsked: consent === 'ASK' }, nonce) : ''),
    );
  const blockOf = (isRendered: boolean, title: string) =>
    blockText({
      ...agent,
      isRendered,
      locale: plan.locale,
      isLocalePinned,
      origin,
      title,
      isNewCustomer,
      apiBase: config.apiBase,
      logBase: config.logBase,
      storeUrl: storeUrlFor(config.storeUrls, request.headers['user-agent']),
      routes: bootRoutes(routes),
      ...(deps.shell && { shell: deps.shell }),
      remotes: bootRemotes(registry, config.overrides),
      messages: PAGE_MESSAGES[plan.locale],
      session: page.session.get(),
      ...(!config.hasWorker && { isWorkerOff: true }),
      isSessionUnknown: plan.hasSession && !page.session.get().isLogin,
      cartCount: page.cartCount.get(),
      exchangeRate: page.exchangeRate.get(),
      flags,
      queries: page.answers(),
    });

  // Nothing of a member is kept, no preview, and no page of a remote from elsewhere.
  const block = isDrawn && !plan.hasSession && !overridden && !url.searchParams.has(PREVIEW_PARAM) ? blockOf(true, pageHead.title) : null;
  const key = block && rootKey(url.pathname + url.search, block);
  const root = key && (await deps.roots.find(key));
  if (root) {
    const before = startOf(NONCE_MARK) + openBody(root.rules, NONCE_MARK);
    const kept = { before, root, between: openBlock(TIME_MARK), block, after: endOf(NONCE_MARK) };
    const bytes = await keptBytes(kept, { nonce, time: now }, encoding).catch((error: unknown) => deps.warn(String(error)));
    if (bytes) return void response.end(Buffer.concat(bytes));
  }

  const body = openBodyStream(response, encoding);
  body.write(startOf(nonce));
  flush(body);
  const isComplete = (await gathered) && plan.isRenderable;
  const { title } = readHead().page;
  const styles = createPageStyles();
  const tree = pageTree({
    screens,
    styles: styles.cache,
    services: page.services,
    cartCount: page.cartCount,
    routes,
    origin,
    isNewCustomer,
    serverHead: { pathname: url.pathname, title },
    address: url.pathname + url.search,
    isSkeleton: !isComplete,
  });
  const readsOfClock = page.readsOfClock();
  const rendering = streamInto(body, tree, styles, nonce, deps.warn);
  // What is not all in the block is not kept: an answer that rendering asked for, the time, a script of this very page.
  const isKeepable = ({ html }: DrawnRoot) =>
    blockOf(true, title) === block && page.readsOfClock() === readsOfClock && !html.some((piece) => piece.includes(nonce));
  if (key) {
    const drawn = rendering.then((rendered) => (rendered.root && isKeepable(rendered.root) ? rendered.root : null));
    deps.roots.rendering(key, drawn);
  }
  const { isRendered } = await rendering;
  body.end(openBlock(now) + blockOf(isRendered && isComplete, title) + endOf(nonce));
}

/** Headers of the shopper's browser, for the calls made in the shopper's name. */
const agentHeaders = ({ headers }: IncomingMessage): Record<string, string> => ({
  ...(headers.cookie && { cookie: headers.cookie }),
  ...(headers['user-agent'] && { 'user-agent': headers['user-agent'] }),
});

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const wholeSecond = (ms: number) => ms - (ms % 1000);
