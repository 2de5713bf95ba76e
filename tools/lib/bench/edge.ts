import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import http2, { type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Headers that belong to one connection. */
const OF_CONNECTION = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'proxy-connection',
  'http2-settings',
  'host',
  'te',
]);

const carriedOn = (headers: http.IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_CONNECTION.has(name)));

export interface Edge {
  url: string;
  close(): void;
}

/** TLS and HTTP/2 before the shop, as a CDN would be; bodies pass through as the shop packed them. */
export async function openEdge(shopUrl: string): Promise<Edge> {
  const { hostname, port } = new URL(shopUrl);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 256 });
  const pass = (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const { headers, method, url } = request;
    const host = headers[':authority'] ?? headers.host;
    const from = { host, 'x-forwarded-host': host, 'x-forwarded-proto': 'https', 'x-forwarded-for': '127.0.0.1' };
    const onward = http.request({ hostname, port, path: url, method, agent, headers: { ...carriedOn(headers), ...from } }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, carriedOn(answer.headers));
      answer.pipe(response);
    });
    onward.on('error', () => (response.headersSent ? response.end() : response.writeHead(502).end()));
    request.pipe(onward);
    response.on('close', () => onward.destroy());
  };
  const server = http2.createSecureServer({ ...certificate(), allowHTTP1: true }, pass);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  if (!place || typeof place === 'string') throw new Error('The edge has no port.');
  return {
    url: `https://localhost:${place.port}`,
    close() {
      server.close();
      agent.destroy();
    },
  };
}

/** A key pair for this one run. */
function certificate() {
  const dir = mkdtempSync(path.join(tmpdir(), 'hyangro-edge-'));
  const file = (name: string) => path.join(dir, name);
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  try {
    execFileSync('openssl', [...request, '-keyout', file('key'), '-out', file('cert'), ...subject], { stdio: 'ignore' });
    return { key: readFileSync(file('key')), cert: readFileSync(file('cert')) };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
