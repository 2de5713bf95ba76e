import type { FastifyInstance } from 'fastify';
import type { Registry } from '../release/registry';

/** robots.txt and a sitemap of the public pages that need no code. */
export function answerCrawlers(
  app: FastifyInstance,
  registry: Registry,
  originOf: (request: { protocol: string; host: string }) => string,
): void {
  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain')
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /mypage\nDisallow: /order\nDisallow: /login\nSitemap: ${originOf(request)}/sitemap.xml\n`,
      ),
  );
  app.get('/sitemap.xml', (request, reply) => {
    const open = registry
      .routes()
      .filter(
        ({ path, auth, noIndex, canonical, isComing, locales, frame }) =>
          !path.includes(':') && !auth && !noIndex && !canonical && !isComing && !locales && !frame,
      );
    const urls = open.map(({ path }) => `<url><loc>${originOf(request)}${path}</loc></url>`).join('');
    return reply
      .type('application/xml')
      .send(`<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`);
  });
  app.get('/favicon.svg', (_request, reply) => reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(FAVICON));
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 301));
}

const FAVICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M4 12a8 8 0 0 1 8-8h8a8 8 0 0 1 8 8v14a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2z" fill="#5d103b"/><path d="M12 9v14M20 9v14M12 16h8" stroke="#e6f04f" stroke-width="3" stroke-linecap="round" fill="none"/></svg>';
