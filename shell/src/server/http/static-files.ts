import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import path from 'node:path';
import type { ShellConfig } from '../config';

const YEAR_SECONDS = 31_536_000;
/** File names carry the hash of their content, except in development. */
const options = (root: string) => ({
  root,
  decorateReply: false,
  preCompressed: true,
  index: false as const,
  immutable: true,
  maxAge: YEAR_SECONDS * 1000,
  etag: false,
  lastModified: false,
  acceptRanges: false,
});

const isName = (part: string): boolean => /^[\w@.-]+$/.test(part) && !part.startsWith('.');

/** Stories run apart from the shop: without its cookies and storage, and without calls. */
const STORIES_POLICY =
  "sandbox allow-scripts; default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src 'self' data:; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** The shell's files, the remotes' releases and the fonts, from disk, compressed ahead. Foreign hosts may load them too. */
export async function serveFiles(app: FastifyInstance, { webDir, fontsDir, releaseStore, bakedStore }: ShellConfig): Promise<void> {
  const setHeaders = (reply: FastifyReply) => {
    reply.header('access-control-allow-origin', '*');
    reply.header('timing-allow-origin', '*');
    reply.header('x-content-type-options', 'nosniff');
  };
  await app.register(fastifyStatic, { ...options(webDir), prefix: '/assets/', setHeaders });
  await app.register(fastifyStatic, { ...options(fontsDir), prefix: '/fonts/', setHeaders });
  await app.register(fastifyStatic, { ...options(path.join(releaseStore, 'remotes')), decorateReply: true, serve: false, setHeaders });
  for (const [base, store] of Object.entries({ '/remotes': releaseStore, '/baked': bakedStore })) {
    app.get<{ Params: { remote: string; version: string; file: string } }>(`${base}/:remote/:version/:file`, (request, reply) => {
      const { remote, version, file } = request.params;
      if (![remote, version, file].every(isName)) return reply.callNotFound();
      return reply.sendFile(`${remote}/${version}/web/${file}`, path.join(store, 'remotes'));
    });
  }
  app.get<{ Params: { remote: string; version: string; file: string } }>('/remotes/:remote/:version/stories/:file', (request, reply) => {
    const { remote, version, file } = request.params;
    if (![remote, version, file].every(isName)) return reply.callNotFound();
    reply.headers({ 'content-security-policy': STORIES_POLICY, 'x-robots-tag': 'noindex' });
    return reply.sendFile(`${remote}/${version}/stories/${file}`, path.join(releaseStore, 'remotes'));
  });
}
