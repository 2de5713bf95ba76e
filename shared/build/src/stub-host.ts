import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { build } from 'esbuild';

const ROOT_SCRIPT = path.join(import.meta.dirname, '../stub-host/root.ts');

interface StubHostOptions {
  remote: string;
  /** Address of the remote's `mf-manifest.json`. */
  manifest: string;
  /** The shop that answers files and calls. */
  shopUrl: string;
  /** Any free one by default. */
  port?: number;
  /** Pages to link to, for whoever looks by hand. */
  paths?: readonly string[];
}

interface StubHost {
  origin: string;
  stop(): void;
}

/**
 * A page host that is not our shell: one HTML page with a plain single-spa root and nothing of ours in it. It mounts a single
 * remote; the shop's files and calls pass through to the shop.
 */
export async function startStubHost({ remote, manifest, shopUrl, port = 0, paths = [] }: StubHostOptions): Promise<StubHost> {
  const script = await rootScript();
  const page = pageOf({ remote, manifest, paths });
  const server = createServer((incoming, answer) => {
    if (incoming.url === '/root.js') return void answer.setHeader('content-type', 'text/javascript').end(script);
    if (/^\/(remotes|api|media|assets)\//.test(incoming.url ?? '')) return pass(shopUrl, incoming, answer);
    answer.setHeader('content-type', 'text/html; charset=utf-8').end(page);
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The page host has no port.');
  return { origin: `http://127.0.0.1:${address.port}`, stop: () => server.close() };
}

async function rootScript(): Promise<string> {
  const {
    outputFiles: [file],
  } = await build({
    entryPoints: [ROOT_SCRIPT],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return file?.text ?? '';
}

const pageOf = ({ remote, manifest, paths = [] }: Pick<StubHostOptions, 'remote' | 'manifest' | 'paths'>): string =>
  `<!doctype html><html lang="ko" data-remote="${remote}" data-manifest="${manifest}">` +
  `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${remote}</title><body>` +
  (paths.length ? `<nav>${paths.map((at) => `<a href="${at}">${at}</a>`).join(' · ')}</nav>` : '') +
  '<div id="app"></div><script src="/root.js"></script></body></html>';

function pass(shopUrl: string, incoming: IncomingMessage, answer: ServerResponse): void {
  const target = new URL(incoming.url ?? '/', shopUrl);
  const onward = send(target, { method: incoming.method, headers: { ...incoming.headers, host: target.host } }, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(answer);
  });
  onward.on('error', () => answer.writeHead(502).end());
  incoming.pipe(onward);
}
