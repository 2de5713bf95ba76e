import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Fastify, { type FastifyError, type FastifyReply, type FastifyRequest } from 'fastify';
import type { ExchangeRate } from '@hyangro/contracts/common/common.contract';
import { createApiClient, createStore } from '@hyangro/runtime';
import { createAdmission } from '@hyangro/server/admission';
import { openReleases } from '@hyangro/server/release/open-releases';
import { CONNECTION_LIMITS } from '@hyangro/server/connection-limits';
import { createExchangeRate } from '../services/exchange-rate';
import type { ShellConfig } from './config';
import { createFlagStates } from './flag-states';
import { REMOTES } from '@hyangro/contracts/routes/table';
import { FAULT_CODE } from '@hyangro/contracts/errors/known-refusals';
import type { ShellContract } from '@hyangro/contracts/release/check-release.rules';
import { isHost } from '@hyangro/contracts/edge';
import { SHELL_KEY_HEADER } from '@hyangro/contracts/wire-names';
import { simulateApp, simulatorScript } from './app-simulator/app-simulator';
import { clientOf, originOf } from './http/client';
import { answerConsent } from './http/consent-page';
import { answerCrawlers } from './crawlers/crawlers';
import { passToApi } from './http/gateway';
import { addressIn, answerWayOut } from './http/way-out';
import { refuse } from './http/refuse';
import { answerSentForms } from './http/sent-forms';
import { serveFiles } from './http/static-files';
import { serveInstallable } from './http/installable';
import { visitorOf } from './http/visitor';
import { answerRemotesPage } from './ops/remotes-page';
import { serveDarkTheme } from './page/dark-theme';
import { answerFullPage } from './page/full-page';
import { readFonts } from './page/fonts';
import type { FirstScript } from './page/script-starter';
import { createKeptRoots } from './page/kept-roots';
import { renderPage, type PageDeps } from './page/render-page';
import { createRegistry } from './release/registry';
import { answerServedVersions } from './release/served-versions';
import { answerReleases } from './release/release-routes';
import { answerLeaveOverride } from './release/override-routes';
import { folderStore, storeOf } from './release/release-store';
import { createServerLoaders } from './release/server-loader';
import { answerChaos } from './release/qa-routes';
import { createTesters } from './release/testers';
import { visitorOverrides } from './release/visitor-overrides';
import { shellVersion } from './shell-version';
import { answerTaken, withOverrides } from './page/overridden-page';

declare const __DEV__: boolean;
/** Set by the build: the demo shows the shop as in the app. */
declare const __DEMO_BUILD__: boolean;

/** Fast Refresh of several bundles on one page meets in this hook. */
const DEV_HOOK =
  'window.__REACT_DEVTOOLS_GLOBAL_HOOK__={renderers:new Map,supportsFiber:true,inject(r){const i=this.renderers.size+1;this.renderers.set(i,r);return i},onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}};';

/** Longest a page waits for its turn: with its answers it still comes within 4 s. */
const PAGE_WAIT_MS = 1_500;
/** A whole request, as large as a film of a review over a slow line. */
const REQUEST_MS = 300_000;

/** The shop's front door: files, the API behind it, pages. */
export async function buildShellServer(config: ShellConfig) {
  const app = Fastify({
    logger: false,
    trustProxy: config.trustProxy.length ? [...config.trustProxy] : false,
    bodyLimit: 60 * 1024 * 1024,
    requestTimeout: REQUEST_MS,
    // One that rests is closed after 72 s, by Fastify's own default.
    http: CONNECTION_LIMITS,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 300 },
    frameworkErrors: (_error, request, reply) => void answerUnreadableAddress(request, reply),
  });
  const warn = (message: string) => console.warn(`shell: ${message}`);
  const registry = createRegistry({
    store: await storeOf(config, warn),
    baked: folderStore(config.bakedStore, '/baked'),
    warn,
  });
  await registry.open();
  app.addHook('onClose', async () => registry.close());
  const loaderOf = createServerLoaders(registry);
  const loader = loaderOf(registry);

  const { scripts } = JSON.parse(readFileSync(path.join(config.webDir, 'assets.json'), 'utf8')) as { scripts: FirstScript[] };
  const rate = createStore<ExchangeRate | null>(null);
  const api = createApiClient({
    base: config.apiUrl,
    language: () => 'ko',
    headers: config.shellKey ? { [SHELL_KEY_HEADER]: config.shellKey } : {},
    fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(1000) }),
  });
  const { refresh } = createExchangeRate(api, rate, Date.now);
  const flags = createFlagStates(api);
  await flags.open();
  app.addHook('onClose', async () => flags.close());
  const shell = shellVersion(config);
  const pages: PageDeps = {
    config,
    shell,
    registry,
    warn,
    loader,
    scripts,
    fonts: readFonts(config.fontsDir),
    rate: () => refresh().then(rate.get),
    flags: flags.get,
    roots: createKeptRoots(),
    devScript: config.webDir.endsWith('dev') ? DEV_HOOK : undefined,
    scriptBefore: __DEMO_BUILD__ ? simulatorScript : undefined,
  };

  // Before anything is registered: what is, takes over the handler of that moment.
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refuse(reply, 'BODY_TOO_LARGE');
    // The proxy refuses addresses that lead out of theirs.
    if (error.statusCode === 400) return refuse(reply, 'BAD_PARAMETER');
    if (error.statusCode && error.statusCode < 500) return refuse(reply, 'NOT_FOUND');
    warn(`${request.method} ${request.url.split('?')[0]}: ${error.stack ?? String(error)}`);
    return reply.code(500).send({ exceptionName: 'FaultException', messageCode: FAULT_CODE, args: [] });
  });
  app.addHook('onRequest', async ({ headers: { host } }, reply) => (host && !isHost(host) ? refuse(reply, 'BAD_PARAMETER') : undefined));
  if (__DEMO_BUILD__) simulateApp(app, config);
  await serveFiles(app, config);
  serveDarkTheme(app);
  serveInstallable(app, config);
  await passToApi(app, config);
  await answerReleases(app, {
    releases: await openReleases(config.releaseStore, config.releaseBucket, warn),
    tokens: config.releaseTokens,
    overrideKey: config.overrideKey,
    isQa: config.isQa,
    note: warn,
    shell: () => readShellContract(config.shellContract),
    onChanged: registry.look,
  });
  await answerRemotesPage(app, config, shell);
  answerCrawlers(app, registry, config, warn);
  const testers = createTesters(config, registry);
  answerServedVersions(app, registry, config.overrides, testers.pinnedBy);
  if (config.isQa) answerChaos(app, registry);
  app.get('/health', () => ({ status: 'ok' }));
  app.get('/ready', () => ({ status: 'ready' }));
  const { enter } = createAdmission({ atOnce: config.pagesAtOnce, waiting: config.pagesWaiting, waitMs: PAGE_WAIT_MS });
  const answerPage = async (request: FastifyRequest, reply: FastifyReply, url: URL) => {
    reply.hijack();
    const client = clientOf(request);
    const secure = client.protocol === 'https';
    const { overrides, fault, taken } = visitorOverrides({
      url,
      cookie: request.headers.cookie,
      secure,
      key: config.overrideKey,
      now: Date.now(),
    });
    if (fault) warn(`${url.pathname}: an override is passed over: ${fault}`);
    const tester = await testers.of(url, request.headers.cookie, secure);
    if (tester.fault) warn(`${url.pathname}: what a tester asks for is passed over: ${tester.fault}`);
    const link = taken ?? tester.taken;
    if (link) return answerTaken(reply.raw, link);
    const leave = await enter();
    if (!leave) return answerFullPage(reply.raw, url, config, { host: client.host, cookie: request.headers.cookie });
    // Nobody waits for it any more: a flood often hangs up.
    if (reply.raw.destroyed) return leave();
    const visitor = registry.hasCanary() && !tester.pinned ? visitorOf(request.headers.cookie, secure) : null;
    const set = visitor && registry.servedTo(visitor.name);
    const own = tester.pinned ?? set;
    const given = own ? { ...pages, registry: own, loader: loaderOf(own), visitorCookie: visitor?.cookie } : pages;
    const isOwn = overrides.length > 0 || fault || tester.qa || tester.fault;
    const drawn = isOwn ? withOverrides(given, { overrides, fault, qa: tester }) : given;
    await renderPage(drawn, request.raw, reply.raw, url, client).catch((error: unknown) => {
      warn(`${url.pathname}: ${error instanceof Error ? error.stack : String(error)}`);
      if (!reply.raw.headersSent) reply.raw.writeHead(500, { 'content-type': 'text/plain' });
      reply.raw.end();
    });
    leave();
  };
  /** An address that cannot be decoded leads where unknown ones lead. */
  function answerUnreadableAddress(request: FastifyRequest, reply: FastifyReply) {
    if (request.raw.method !== 'GET' || request.raw.url?.startsWith('/api/')) return refuse(reply, 'BAD_PARAMETER');
    return answerPage(request, reply, new URL('/404', originOf(request, config)));
  }
  app.get('/*', (request, reply) => {
    const out = addressIn(request.url);
    if (out) return answerWayOut(reply, out, config, { host: clientOf(request).host, cookie: request.headers.cookie });
    if (isFile(request.url)) return reply.code(404).type('text/plain').send('');
    return answerPage(request, reply, new URL(originOf(request, config) + request.url));
  });
  answerConsent(app, config);
  answerLeaveOverride(app);
  answerSentForms(app);
  app.setNotFoundHandler((_request, reply) => refuse(reply, 'NOT_FOUND'));
  return {
    app,
    /** Reads and runs every remote's bundle: whoever comes first waits for none. A remote that fails is told of, and left to its fall-back. */
    loadRemotes: () => Promise.allSettled(REMOTES.map((remote) => loader.load(remote))),
  };
}

/** What this build takes and knows, for the gate in front of a release; null in a shell that was not built by `pnpm build`. */
const readShellContract = (file: string): ShellContract | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ShellContract) : null;

/** A missing file is no page: scanners and old links get an empty 404. */
const isFile = (url: string) => /\.(js|css|map|json|png|jpe?g|webp|avif|svg|ico|woff2?|txt|xml|php|env)$/i.test(url.split('?')[0] ?? '');
