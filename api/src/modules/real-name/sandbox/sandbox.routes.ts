import formBody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { pathOf } from '@hyangro/contracts/routes/paths';
import { CHECK_ANSWER_PARAM, CHECK_STATE_PARAM } from '@hyangro/contracts/wire-names';
import { refuseAnywhere } from '../../../platform/http/refusal';
import type { Deps } from '../../../platform/module';
import { isFromOwnPage, sendSandboxPage } from '../../../platform/sandbox/sandbox-page';
import { endCheck } from '../identity-check.service';
import { SANDBOX_PATH, type Sandbox } from './sandbox';
import { DECISIONS, checkPage } from './sandbox-page';

const asked = z.object({ state: z.string().min(1).max(200) });
const form = z.object({ decision: z.enum(DECISIONS) });

/** The page of the sandbox. It is outside the shop's cross-site guard, as a provider's is, and takes no form but its own. */
export async function sandboxRoutes(
  app: FastifyInstance,
  sandbox: Sandbox,
  { db, config: { SHOP_ORIGINS, CORS_ORIGINS } }: Pick<Deps, 'db' | 'config'>,
): Promise<void> {
  await app.register(formBody);
  const config = { isOpenToOtherSites: true } as const;
  const shopOrigins = new Set([...SHOP_ORIGINS, ...CORS_ORIGINS]);

  app.get(SANDBOX_PATH, { config }, async ({ query, locale }, reply) => {
    if (!asked.safeParse(query).success) refuseAnywhere('NOT_FOUND');
    return sendSandboxPage(reply, checkPage(locale));
  });

  app.post(SANDBOX_PATH, { config }, async (request, reply) => {
    if (!isFromOwnPage(request, shopOrigins)) refuseAnywhere('CROSS_SITE_REFUSED');
    const { state } = asked.safeParse(request.query).data ?? refuseAnywhere('NOT_FOUND');
    const answer = form.safeParse(request.body).data;
    if (!answer) return sendSandboxPage(reply, checkPage(request.locale));
    const { decision } = answer;
    const granted = sandbox.grant(state, decision === 'refuse' ? 'REFUSED' : 'VERIFIED', request.now, decision === 'late');
    // The browser comes back, and once more, as after two presses of one button.
    if (decision === 'twice') await endCheck({ db, provider: sandbox }, { state, answer: granted }, request.now);
    const query = new URLSearchParams({ [CHECK_STATE_PARAM]: state, [CHECK_ANSWER_PARAM]: granted }).toString();
    return reply.header('cache-control', 'no-store').redirect(`${pathOf('RealNameAuth')}?${query}`, 303);
  });
}
