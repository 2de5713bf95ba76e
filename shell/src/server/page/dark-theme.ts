import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { compile, serialize, stringify } from 'stylis';
import { DARK_ATTRIBUTE, darkMedia, type Theme } from '@hyangro/contracts/themes';
import { darkSheet, grounds } from '@hyangro/ui/theme';

const sheet = serialize(compile(darkSheet), stringify);
const path = `/assets/dark.${createHash('sha256').update(sheet).digest('hex').slice(0, 10)}.css`;

/**
 * Elements of the head for the dark look: its sheet, after the page's own, and the colour of the browser's bar. A browser whose device
 * is light fetches the sheet last, and draws without waiting for it.
 */
export function themeElements(theme: Theme | null, nonce: string): string {
  const dark = `${DARK_ATTRIBUTE} media="${darkMedia(theme)}"`;
  return [
    `<link rel="stylesheet" nonce="${nonce}" href="${path}" ${dark}>`,
    // The first that fits counts.
    `<meta name="theme-color" content="${grounds.dark}" ${dark}><meta name="theme-color" content="${grounds.light}">`,
  ].join('');
}

/** Answers the sheet; its name carries the hash of its content. */
export function serveDarkTheme(app: FastifyInstance): void {
  app.get(path, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=31536000, immutable').send(sheet),
  );
}
