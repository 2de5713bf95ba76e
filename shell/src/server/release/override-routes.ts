import type { FastifyInstance } from 'fastify';
import type { RemoteName } from '@hyangro/contracts/routes/table';
import { overrideLink } from '@hyangro/contracts/release/override.rules';
import { overrideSchema, RELEASE_API, type GivenOverride } from '@hyangro/contracts/release/release-api';
import { LEAVE_OVERRIDE_PATH, OVERRIDE_COOKIE, QA_COOKIE } from '@hyangro/contracts/wire-names';
import { cookieHeader } from '@hyangro/server/cookies';
import { ReleaseRefused, type ReleaseDesk } from '@hyangro/server/release/release-desk';
import type * as z from 'zod';
import { clientOf } from '../http/client';
import { signOverride } from './override-token';

const HOUR_MS = 3_600_000;

interface Deps {
  desk: ReleaseDesk;
  /** None: the shop gives no overrides. */
  key: string | undefined;
  remoteOf(params: { params: unknown }): RemoteName;
  read<T>(schema: z.ZodType<T>, body: unknown): T;
  onChanged(): Promise<void>;
}

/** The call that gives a link with a remote from elsewhere (API-D29); in the history before it is given (MFE-19). */
export function giveOverrides(app: FastifyInstance, { desk, key, remoteOf, read, onChanged }: Deps): void {
  app.post(`${RELEASE_API}/:remote/override`, async (request): Promise<GivenOverride> => {
    const remote = remoteOf(request);
    if (!key) throw new ReleaseRefused('RELEASE_NO_OVERRIDE', 'This shop gives no overrides: it has no OVERRIDE_KEY.');
    const { manifest, hours, why } = read(overrideSchema, request.body);
    const until = Math.floor((Date.now() + hours * HOUR_MS) / 1000);
    const end = new Date(until * 1000);
    const noted = await desk.override(remote, manifest, end, { by: request.caller, why });
    await onChanged();
    const token = signOverride({ remote, manifest, until, by: request.caller }, key);
    return { ...noted, until: end.toISOString(), token, link: overrideLink(remote, manifest, token) };
  });
}

/** The button of a page with overrides, or a tester's: without them from now on, on the page it was pressed on. */
export function answerLeaveOverride(app: FastifyInstance): void {
  app.post(LEAVE_OVERRIDE_PATH, {
    // Before the body is read; it has none.
    onRequest: async (request, reply) =>
      reply
        .code(303)
        .header(
          'set-cookie',
          [OVERRIDE_COOKIE, QA_COOKIE].map((name) => cookieHeader(name, '', { maxAge: 0, secure: clientOf(request).protocol === 'https' })),
        )
        .header('cache-control', 'no-store')
        .header('location', pathOf(request.headers.referer, clientOf(request).host))
        .send(),
    handler: () => undefined,
  });
}

/** Path and query of the page that a form was sent from, when it is one of this host. */
function pathOf(referrer: string | undefined, host: string): string {
  if (!referrer || !URL.canParse(referrer)) return '/';
  const { host: from, pathname, search } = new URL(referrer);
  return from === host ? pathname.replace(/^[\\/]+/, '/') + search : '/';
}
