import type { FastifyInstance, FastifyRequest } from 'fastify';
import { robotsTxt, sitemapXml } from '../../seo/robots';
import type { Registry } from '../release/registry';

/** What crawlers and browsers ask for beside pages. */
export function answerCrawlers(app: FastifyInstance, registry: Registry, originOf: (request: FastifyRequest) => string): void {
  app.get('/robots.txt', (request, reply) => reply.type('text/plain').send(robotsTxt(registry.routes(), originOf(request))));
  app.get('/sitemap.xml', (request, reply) => reply.type('application/xml').send(sitemapXml(registry.routes(), originOf(request))));
  app.get('/favicon.svg', (_request, reply) => reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(FAVICON));
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 301));
}

const FAVICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M4 12a8 8 0 0 1 8-8h8a8 8 0 0 1 8 8v14a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2z" fill="#5d103b"/><path d="M12 9v14M20 9v14M12 16h8" stroke="#e6f04f" stroke-width="3" stroke-linecap="round" fill="none"/></svg>';
