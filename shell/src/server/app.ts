import { readFileSync } from 'node:fs';
import path from 'node:path';
import Fastify, { type FastifyError, type FastifyReply, type FastifyRequest } from 'fastify';
import type { ExchangeRate } from '@hyangro/contracts/common/common.contract';
import { createApiClient, createStore } from '@hyangro/runtime';
import { CONNECTION_LIMITS } from '@hyangro/server/connection-limits';
import { createExchangeRate } from '../services/exchange-rate';
import type { ShellConfig } from './config';
import { FAULT_CODE } from '@hyangro/contracts/errors/known-refusals';
import { isHost } from '@hyangro/contracts/edge';
import { SHELL_KEY_HEADER } from '@hyangro/contracts/wire-names';
import { clientOf, originOf } from './http/client';
import { answerCrawlers } from './crawlers/crawlers';
import { passToApi } from './http/gateway';
import { refuse } from './http/refuse';
import { answerSentForms } from './http/sent-forms';
import { serveFiles } from './http/static-files';
import { readFonts } from './page/fonts';
import type { CheckedFile } from './page/script-starter';
import { renderPage, type PageDeps } from './page/render-page';
import { createRegistry } from './release/registry';
import { folderStore } from './release/release-store';
import { createServerLoader } from './release/server-loader';

declare const __DEV__: boolean;

/** Fast Refresh of several bundles on one page meets in this hook. */
const DEV_HOOK =
  'window.__REACT_DEVTOOLS_GLOBAL_HOOK__={renderers:new Map,supportsFiber:true,inject(r){const i=this.renderers.size+1;this.renderers.set(i,r);return i},onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}};';

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
    store: folderStore(config.releaseStore, '/remotes'),
    baked: folderStore(config.bakedStore, '/baked'),
    warn,
  });
  await registry.open();
  app.addHook('onClose', async () => registry.close());

  const { scripts } = JSON.parse(readFileSync(path.join(config.webDir, 'assets.json'), 'utf8')) as { scripts: CheckedFile[] };
  const rate = createStore<ExchangeRate | null>(null);
  const { refresh } = createExchangeRate(
    createApiClient({
      base: config.apiUrl,
      language: () => 'ko',
      headers: config.shellKey ? { [SHELL_KEY_HEADER]: config.shellKey } : {},
      fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(1000) }),
    }),
    rate,
    Date.now,
  );
  const pages: PageDeps = {
    config,
    registry,
    warn,
    loader: createServerLoader(registry),
    scripts,
    fonts: readFonts(config.fontsDir),
    rate: () => refresh().then(rate.get),
    devScript: config.webDir.endsWith('dev') ? DEV_HOOK : undefined,
  };

  app.addHook('onRequest', async ({ headers: { host } }, reply) => (host && !isHost(host) ? refuse(reply, 'BAD_PARAMETER') : undefined));
  await serveFiles(app, config);
  await passToApi(app, config);
  answerCrawlers(app, registry, config, warn);
  app.get('/health', () => ({ status: 'ok' }));
  app.get('/ready', () => ({ status: 'ready' }));
  const answerPage = (request: FastifyRequest, reply: FastifyReply, url: URL) => {
    reply.hijack();
    return renderPage(pages, request.raw, reply.raw, url, clientOf(request)).catch((error: unknown) => {
      warn(`${url.pathname}: ${error instanceof Error ? error.stack : String(error)}`);
      if (!reply.raw.headersSent) reply.raw.writeHead(500, { 'content-type': 'text/plain' });
      reply.raw.end();
    });
  };
  /** An address that cannot be decoded leads where unknown ones lead. */
  function answerUnreadableAddress(request: FastifyRequest, reply: FastifyReply) {
    if (request.raw.method !== 'GET' || request.raw.url?.startsWith('/api/')) return refuse(reply, 'BAD_PARAMETER');
    return answerPage(request, reply, new URL('/404', originOf(request, config)));
  }
  app.get('/*', (request, reply) => {
    if (isFile(request.url)) return reply.code(404).type('text/plain').send('');
    return answerPage(request, reply, new URL(originOf(request, config) + request.url));
  });
  answerSentForms(app);
  app.setNotFoundHandler((_request, reply) => refuse(reply, 'NOT_FOUND'));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refuse(reply, 'BODY_TOO_LARGE');
    if (error.statusCode && error.statusCode < 500) return refuse(reply, 'NOT_FOUND');
    warn(`${request.method} ${request.url}: ${error.stack ?? String(error)}`);
    return reply.code(500).send({ exceptionName: 'FaultException', messageCode: FAULT_CODE, args: [] });
  });
  return app;
}

/** A missing file is no page: scanners and old links get an empty 404. */
const isFile = (url: string) => /\.(js|css|map|json|png|jpe?g|webp|avif|svg|ico|woff2?|txt|xml|php|env)$/i.test(url.split('?')[0] ?? '');
