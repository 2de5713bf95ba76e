import { readFileSync } from 'node:fs';
import path from 'node:path';
import Fastify from 'fastify';
import { createApiClient } from '@hyangro/runtime';
import { createExchangeRate } from '../services/exchange-rate';
import type { ShellConfig } from './config';
import { answerCrawlers } from './http/crawlers';
import { passToApi } from './http/gateway';
import { serveFiles } from './http/static-files';
import { readFonts } from './page/fonts';
import { renderPage, type PageDeps } from './page/render-page';
import { createRegistry } from './release/registry';
import { folderStore } from './release/release-store';
import { createServerLoader } from './release/server-loader';

declare const __DEV__: boolean;

/** Fast Refresh of several bundles on one page meets in this hook. */
const DEV_HOOK =
  'window.__REACT_DEVTOOLS_GLOBAL_HOOK__={renderers:new Map,supportsFiber:true,inject(r){const i=this.renderers.size+1;this.renderers.set(i,r);return i},onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}};';

/** The shop's front door: files, the API behind it, pages. */
export async function buildShellServer(config: ShellConfig) {
  const app = Fastify({
    logger: false,
    trustProxy: true,
    bodyLimit: 60 * 1024 * 1024,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 300 },
  });
  const warn = (message: string) => console.warn(`shell: ${message}`);
  const store = folderStore(config.releaseStore);
  const registry = createRegistry(store, warn);
  await registry.open();
  app.addHook('onClose', async () => registry.close());

  const { scripts } = JSON.parse(readFileSync(path.join(config.webDir, 'assets.json'), 'utf8')) as { scripts: string[] };
  const rate = createExchangeRate(
    createApiClient({
      base: config.apiUrl,
      language: () => 'ko',
      fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(1000) }),
    }),
    null,
    Date.now,
  );
  const pages: PageDeps = {
    config,
    registry,
    warn,
    loader: createServerLoader(registry, store),
    scripts: scripts.map((file) => `/assets/${file}`),
    fonts: readFonts(config.fontsDir),
    rate: () => rate.refresh().then(() => rate.store.get()),
    devScript: config.webDir.endsWith('dev') ? DEV_HOOK : undefined,
  };
  const originOf = ({ protocol, host }: { protocol: string; host: string }) => config.siteUrl ?? `${protocol}://${host}`;

  await serveFiles(app, config);
  await passToApi(app, config);
  answerCrawlers(app, registry, originOf);
  app.get('/health', () => ({ status: 'ok' }));
  app.get('/ready', () => ({ status: 'ready' }));
  app.get('/*', (request, reply) => {
    if (isFile(request.url)) return reply.code(404).type('text/plain').send('');
    reply.hijack();
    const url = new URL(request.url, originOf(request));
    return renderPage(pages, request.raw, reply.raw, url).catch((error: unknown) => {
      warn(`${url.pathname}: ${error instanceof Error ? error.stack : String(error)}`);
      if (!reply.raw.headersSent) reply.raw.writeHead(500, { 'content-type': 'text/plain' });
      reply.raw.end();
    });
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ exceptionName: 'NotFoundException', messageCode: 'common.a0003', args: [] }),
  );
  app.setErrorHandler((error, request, reply) => {
    warn(`${request.method} ${request.url}: ${error instanceof Error ? error.stack : String(error)}`);
    return reply.code(500).send({ exceptionName: 'FaultException', messageCode: 'common.a0001', args: [] });
  });
  return app;
}

/** A missing file is no page: scanners and old links get an empty 404. */
const isFile = (url: string) => /\.(js|css|map|json|png|jpe?g|webp|avif|svg|ico|woff2?|txt|xml|php|env)$/i.test(url.split('?')[0] ?? '');
