import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CONSENT_COOKIE, CONSENT_PATH } from '@hyangro/contracts/wire-names';
import { parseCookies } from '@hyangro/server/cookies';
import { lastingCookie } from '@hyangro/contracts/lasting-cookie';
import type { ShellConfig } from '../config';
import { consentOf } from '../page/consent';
import { escapeHtml } from '../page/escape-html';
import { localeOf } from '../page/locale';
import { CONSENT_WORDS } from '../page/third-party-events';
import { clientOf } from './client';
import { plainPage } from './plain-page';
import { refuse } from './refuse';

const CHOICES = { agree: '1', refuse: '0' } as const;

/** The page on which a reader sees and changes what third parties hear; it needs no script. */
export function answerConsent(app: FastifyInstance, config: ShellConfig): void {
  app.get(CONSENT_PATH, (request, reply) => {
    const cookies = parseCookies(request.headers.cookie);
    const locale = localeOf({ pinned: config.pinnedLocale, host: clientOf(request).host, lang: null, cookies });
    const words = CONSENT_WORDS[locale];
    const consent = consentOf({ thirdParties: config.thirdParties, locale, headers: request.headers, cookies });
    const mayChoose = consent !== 'NONE' && consent !== 'SIGNALLED';
    const button = (choice: keyof typeof CHOICES) =>
      `<form method="post" action="${CONSENT_PATH}/${choice}"><button>${escapeHtml(words[choice])}</button></form>`;
    const { headers, html } = plainPage(locale, config, {
      title: words.title,
      text: mayChoose ? `${words.about} ${words[consent]}` : words[consent],
      links: `${mayChoose ? button('refuse') + button('agree') : ''}<a href="/">${escapeHtml(words.back)}</a>`,
    });
    return reply.headers(headers).send(html);
  });
  for (const [choice, value] of Object.entries(CHOICES))
    app.post(`${CONSENT_PATH}/${choice}`, {
      // Before the body is read: there is nothing in it.
      onRequest: async (request, reply) => {
        if (!isOwnForm(request)) return refuse(reply, 'CROSS_SITE_REFUSED');
        return reply.code(303).header('set-cookie', lastingCookie(CONSENT_COOKIE, value)).header('location', CONSENT_PATH).send();
      },
      handler: () => undefined,
    });
}

/** Nobody else's page agrees for a reader. */
function isOwnForm(request: FastifyRequest): boolean {
  const { origin = '' } = request.headers;
  return URL.canParse(origin) && new URL(origin).host === clientOf(request).host;
}
