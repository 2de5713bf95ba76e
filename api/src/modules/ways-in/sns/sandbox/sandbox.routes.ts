import { randomInt } from 'node:crypto';
import formBody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { SNS_PROVIDERS, type SnsProvider } from '@hyangro/contracts/session/sns-providers';
import { refuseAnywhere } from '../../../../platform/http/refusal';
import { isFromOwnPage, sendSandboxPage } from '../../../../platform/sandbox/sandbox-page';
import { callbackPath } from '../sns-addresses';
import { KNOWN_ACCOUNT, SANDBOX_PATH, accountNamed, authorizationRequest, type AuthorizationRequest, type Sandbox } from './sandbox';
import { NAME_PATTERN, whoPage, wrongRequestPage } from './sandbox-page';

const params = z.object({ provider: z.enum(SNS_PROVIDERS) });
const form = z.discriminatedUnion('who', [
  z.object({ who: z.enum(['known', 'refuse']) }),
  z.object({ who: z.enum(['new', 'late', 'twice']), name: z.string().regex(new RegExp(`^${NAME_PATTERN}$`)) }),
]);

/** The page of the sandbox. It is outside the shop's cross-site guard, as a provider's is, and takes no form but its own. */
export async function sandboxRoutes(app: FastifyInstance, sandbox: Sandbox, shopOrigins: ReadonlySet<string>): Promise<void> {
  await app.register(formBody);
  const config = { isOpenToOtherSites: true } as const;
  const path = `${SANDBOX_PATH}/:provider/authorize`;

  app.get(path, { config }, async (request, reply) => {
    const { provider, asked } = read(request);
    return asked ? show(request, reply, provider) : refuse(request, reply, provider);
  });

  app.post(path, { config }, async (request, reply) => {
    if (!isFromOwnPage(request, shopOrigins)) refuseAnywhere('CROSS_SITE_REFUSED');
    const { provider, asked } = read(request);
    if (!asked) return refuse(request, reply, provider);
    const answer = form.safeParse(request.body).data;
    if (!answer) return show(request, reply, provider);
    if (answer.who === 'refuse')
      return back(reply, provider, new URLSearchParams({ error: 'access_denied', state: asked.state }).toString());
    const account = 'name' in answer ? accountNamed(answer.name) : KNOWN_ACCOUNT;
    const query = await sandbox.grant(provider, asked, account, answer.who === 'late');
    if (answer.who === 'twice') await comeBackOnce(app, request, reply, provider, query);
    return back(reply, provider, query);
  });
}

/** The browser comes back, and once more, as after two presses of one button. */
async function comeBackOnce(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply, provider: SnsProvider, query: string) {
  const { 'content-length': _length, 'content-type': _type, ...headers } = request.headers;
  const { headers: answered } = await app.inject({ url: `${callbackPath(provider)}?${query}`, headers });
  if (answered['set-cookie']) reply.header('set-cookie', answered['set-cookie']);
}

const back = (reply: FastifyReply, provider: SnsProvider, query: string) => reply.redirect(`/api${callbackPath(provider)}?${query}`, 303);

const show = (request: FastifyRequest, reply: FastifyReply, provider: SnsProvider) =>
  sendSandboxPage(reply, whoPage(provider, request.locale, `guest${randomInt(1000, 10_000)}`));
const refuse = (request: FastifyRequest, reply: FastifyReply, provider: SnsProvider) =>
  sendSandboxPage(reply.code(400), wrongRequestPage(provider, request.locale));

/** The provider of the path, and what the shop asks for; null when the address to come back to is not the shop's. */
function read(request: FastifyRequest): { provider: SnsProvider; asked: AuthorizationRequest | null } {
  const named = params.safeParse(request.params).data;
  if (!named) refuseAnywhere('NOT_FOUND');
  const asked = authorizationRequest.safeParse(request.query).data ?? null;
  const isOwn = asked?.redirect_uri.endsWith(`/api${callbackPath(named.provider)}`);
  return { provider: named.provider, asked: isOwn ? asked : null };
}
