import type { FastifyInstance } from 'fastify';
import { isChaosFault } from '@hyangro/contracts/release/qa.rules';
import { qaTokenSchema, RELEASE_API, remoteName, type GivenQaToken } from '@hyangro/contracts/release/release-api';
import { CHAOS_PATH } from '@hyangro/contracts/wire-names';
import { ReleaseRefused } from '@hyangro/server/release/release-desk';
import type * as z from 'zod';
import { refuse } from '../http/refuse';
import { chaosEntry } from './chaos-entry';
import type { ServedSet } from './registry';
import { signQaLeave } from './visitor-qa';

const HOUR_MS = 3_600_000;

interface Deps {
  isQa: boolean;
  key: string | undefined;
  read<T>(schema: z.ZodType<T>, body: unknown): T;
  /** Says who got a leave: it changes no registry, whose history would tell. */
  note(text: string): void;
}

/** The call that gives a tester leave, to the owner of a release token alone. */
export function giveQaTokens(app: FastifyInstance, { isQa, key, read, note }: Deps): void {
  app.post(`${RELEASE_API}/qa-token`, async (request): Promise<GivenQaToken> => {
    if (!isQa || !key) throw new ReleaseRefused('RELEASE_NO_QA', 'This shop is in no QA mode (QA=1), or it has no OVERRIDE_KEY.');
    const { hours, why } = read(qaTokenSchema, request.body);
    const until = Math.floor((Date.now() + hours * HOUR_MS) / 1000);
    const end = new Date(until * 1000).toISOString();
    note(`${request.caller} may break remotes and pin versions until ${end}: ${why}`);
    return { token: signQaLeave({ until, by: request.caller }, key), until: end };
  });
}

/** Scripts in the place of a remote's entry that fail on purpose (QA-04). A shop that is in no QA mode has none. */
export function answerChaos(app: FastifyInstance, registry: ServedSet): void {
  app.get(`${CHAOS_PATH}/:remote/:fault/remoteEntry.js`, (request, reply) => {
    const { remote, fault = '' } = request.params as Record<string, string | undefined>;
    const { data: name } = remoteName.safeParse(remote);
    if (!name || !isChaosFault(fault)) return refuse(reply, 'NOT_FOUND');
    void reply.header('cache-control', 'no-store');
    switch (fault) {
      case 'offline':
        reply.hijack();
        return void request.raw.socket.destroy();
      // Nobody answers: it ends with the page.
      case 'timeout':
        return void reply.hijack();
      case 'missing':
        return reply.code(404).send('');
      case 'down':
        return reply.code(500).send('');
      case 'html':
        return reply.type('text/html').send('<!doctype html>');
      default:
        return reply.type('text/javascript').send(chaosEntry(name, fault, registry.served(name)[0]?.release) ?? '');
    }
  });
}
