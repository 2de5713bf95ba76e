import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dehydrate } from '@tanstack/react-query';
import type { ExchangeRate } from '@hyangro/contracts/common/common.contract';
import type { BootData } from '../../boot/boot-data';
import { isRemoteScreen } from '../../remotes/registry-route';
import { createScreens, type Place, type RemoteLoader } from '../../remotes/screens';
import { withTimeLimit } from '../../remotes/time-limit';
import { isAppAgent } from '../../services/bridge';
import type { ShellConfig } from '../config';
import type { Registry } from '../release/registry';
import { openBody } from './body-stream';
import type { PageFonts } from './fonts';
import { closeDocument, openDocument } from './html';
import { PAGE_MESSAGES } from './messages';
import { DATA_LIMIT_MS, gatherData } from './page-data';
import { bootRemotes, bootRoutes, canonicalOf, planPage, preloadsOf, type PagePlan } from './page-plan';
import { pageTree } from './page-tree';
import { pageHeaders } from './policy';
import { localeCookie } from '../../boot/locale-cookie';
import { createServerServices } from './server-services';
import { flush, streamInto } from './stream-tree';
import type { Locale } from '@hyangro/contracts/locales';

export interface PageDeps {
  config: ShellConfig;
  registry: Registry;
  loader: RemoteLoader;
  scripts: readonly string[];
  fonts(locale: Locale): PageFonts;
  rate(): Promise<ExchangeRate | null>;
  devScript?: string;
  warn(message: string): void;
}
/** A browser gets its head after this long even when the answers are not there; crawlers wait for the right status. */
const FIRST_BYTE_MS = 150;

/** Answers a request for a page: redirect, or streamed HTML with head, screen and data block. Never an error page. */
export async function renderPage(deps: PageDeps, request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
  const { config, registry } = deps;
  const plan = planPage(url, request.headers.cookie, registry, config.pinnedLocale, config.overrides);
  if (plan.redirect) {
    response.writeHead(302, { location: plan.redirect, 'cache-control': 'no-store' }).end();
    return;
  }
  const nonce = randomBytes(16).toString('base64');
  const isApp = isAppAgent(request.headers['user-agent']) || plan.cookies.hy_app === '1';
  const now = (config.isQa && Date.parse(plan.cookies.shop_now ?? '')) || Date.now();
  const page = createServerServices({
    now,
    isApp,
    locale: plan.locale,
    messages: { ...PAGE_MESSAGES[plan.locale] },
    apiUrl: config.apiUrl,
    headers: forwardedHeaders(request),
    timeLimitMs: DATA_LIMIT_MS,
  });
  const screens = createScreens(deps.loader, page.services, DATA_LIMIT_MS);
  const place: Place | null =
    isRemoteScreen(plan.match) && plan.isRenderable ? { match: plan.match, searchParams: url.searchParams } : null;
  const gathered = withTimeLimit(
    gatherData({ page, screens, place, hasSession: plan.hasSession, rate: deps.rate }),
    DATA_LIMIT_MS,
    url.pathname,
  ).then(
    () => true,
    (error: unknown) => {
      deps.warn(`${url.pathname} is left to the browser: ${String(error)}`);
      return false;
    },
  );

  const isBrowser = request.headers['sec-fetch-dest'] === 'document';
  if (isBrowser) await Promise.race([gathered, pause(FIRST_BYTE_MS)]);
  else await gathered;

  const head = headOf(deps, screens, plan, place);
  const status = !plan.match || head?.status === 404 ? 404 : 200;
  const fonts = deps.fonts(plan.locale);
  const { encoding, body } = openBody(response, request.headers['accept-encoding']);
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, cookie',
    ...(encoding && { 'content-encoding': encoding }),
    ...(url.searchParams.has('lang') && { 'set-cookie': localeCookie(plan.locale) }),
    ...pageHeaders(nonce, { ...config, isDev: Boolean(deps.devScript) }),
  });
  body.write(
    openDocument({
      nonce,
      head,
      fonts,
      locale: plan.locale,
      origin: config.siteUrl ?? url.origin,
      pathname: url.pathname,
      fallbackTitle: fallbackTitle(plan),
      isHidden: status === 404 || Boolean(plan.match?.row.auth || plan.match?.row.noIndex || plan.match?.row.isComing || head?.noIndex),
      isLocalePinned: config.pinnedLocale !== null,
      scripts: deps.scripts,
      preloads: preloadsOf(plan.match, plan.locale, registry, config.overrides),
      devScript: deps.devScript,
    }),
  );
  flush(body);

  const isComplete = (await gathered) && plan.isRenderable;
  const tree = pageTree({
    screens,
    nonce,
    services: page.services,
    routes: registry.routes(),
    address: url.pathname + url.search,
    isLocalePinned: config.pinnedLocale !== null,
    isSkeleton: !isComplete,
  });
  const isRendered = (await streamInto(body, tree, nonce, deps.warn)) && isComplete;
  const boot: BootData = {
    isApp,
    isRendered,
    locale: plan.locale,
    isLocalePinned: config.pinnedLocale !== null,
    apiBase: config.apiBase,
    logBase: config.logBase,
    serverTime: now,
    storeUrl: config.storeUrl,
    fontSlices: fonts.slices,
    routes: bootRoutes(registry.routes()),
    remotes: bootRemotes(registry, config.overrides),
    messages: PAGE_MESSAGES[plan.locale],
    session: page.session.get(),
    isSessionUnknown: plan.hasSession && !page.session.get().isLogin,
    cartCount: page.cartCount.get(),
    exchangeRate: page.exchangeRate.get(),
    queries: dehydrate(page.services.queryClient),
  };
  body.end(closeDocument(boot));
}

function headOf({ registry, warn }: PageDeps, screens: ReturnType<typeof createScreens>, { match }: PagePlan, place: Place | null) {
  if (!place) return null;
  try {
    const canonical = canonicalOf(match, registry.routes());
    const head = screens.headOf(place);
    return head && { ...head, canonical: head.canonical ?? canonical ?? undefined };
  } catch (error) {
    warn(`head of ${match?.row.name}: ${String(error)}`);
    return null;
  }
}

const fallbackTitle = ({ match, locale }: PagePlan): string => {
  const key = !match ? 'notFound.title' : match.row.isComing ? 'coming.title' : null;
  return (key && PAGE_MESSAGES[locale].shell[key]) ?? '';
};

/** Who asks, for the calls made in the shopper's name. */
function forwardedHeaders({ headers, socket }: IncomingMessage): Record<string, string> {
  return {
    ...(headers.cookie && { cookie: headers.cookie }),
    ...(headers['user-agent'] && { 'user-agent': headers['user-agent'] }),
    'x-forwarded-for': [headers['x-forwarded-for'], socket.remoteAddress].flat().filter(Boolean).join(', '),
  };
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
