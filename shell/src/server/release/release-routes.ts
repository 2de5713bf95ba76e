import { createHash, timingSafeEqual } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import rateLimit from '@fastify/rate-limit';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { Release } from '@hyangro/contracts/release/release';
import {
  publishSchema,
  RELEASE_API,
  RELEASE_CHANGES,
  RELEASE_CHANGE_NAMES,
  RELEASE_MAX_BYTES,
  RELEASE_REFUSALS,
  remoteName,
  type ReleaseChange,
  type ReleaseRefusalBody,
  type ReleaseRefusalCode,
} from '@hyangro/contracts/release/release-api';
import type { RemoteName } from '@hyangro/contracts/routes/table';
import { faultsOfFiles } from '@hyangro/server/release/check-files';
import type { ShellContract } from '@hyangro/contracts/release/check-release.rules';
import { CONTRACT_FILE } from '@hyangro/server/release/gate';
import type { Releases } from '@hyangro/server/release/folder-releases';
import { createReleaseDesk, isReleaseRefusal, ReleaseRefused } from '@hyangro/server/release/release-desk';
import { giveOverrides } from './override-routes';
import { giveQaTokens } from './qa-routes';

/** Who may call: the name that stands in the history, by SHA-256 of the token. */
export type ReleaseTokens = ReadonlyMap<string, Buffer>;

/** A pipeline makes a handful of calls; who guesses tokens makes many. */
const CALLS_PER_MINUTE = 60;
/** Base64 makes four bytes of three. */
const BODY_MAX_BYTES = Math.ceil((RELEASE_MAX_BYTES * 4) / 3) + 1024 * 1024;

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls the API of releases: the name of the token. */
    caller: string;
  }
}

interface Deps {
  releases: Releases;
  tokens: ReleaseTokens;
  /** Signs overrides and the leave of testers. */
  overrideKey: string | undefined;
  isQa: boolean;
  note(text: string): void;
  /** What this shell takes and knows, from its build: hundreds of kilobytes, read when there is an API. */
  shell(): ShellContract | null;
  /** Makes a change known to this process at once; others notice it within a second. */
  onChanged(): Promise<void>;
}

/** The API of releases (API-D29). Without a token in the settings there is none. */
export async function answerReleases(
  app: FastifyInstance,
  { releases, tokens, overrideKey, isQa, note, shell, onChanged }: Deps,
): Promise<void> {
  if (!tokens.size) return;
  const desk = createReleaseDesk({ releases, shell: shell() });
  await app.register(async (scope) => {
    scope.setErrorHandler((error: FastifyError, _request, reply) => {
      if (isReleaseRefusal(error)) return refuse(reply, error.code, error.message, 'details' in error ? error.details : []);
      if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
        return refuse(reply, 'RELEASE_TOO_LARGE', `A release has at most ${RELEASE_MAX_BYTES} bytes.`);
      if (error.statusCode && error.statusCode < 500) return refuse(reply, 'RELEASE_INVALID', 'The body is no JSON that this call takes.');
      throw error;
    });
    await scope.register(rateLimit, {
      max: CALLS_PER_MINUTE,
      timeWindow: 60_000,
      keyGenerator: ({ ip }) => ip,
      errorResponseBuilder: () => new ReleaseRefused('RELEASE_TOO_OFTEN', `At most ${CALLS_PER_MINUTE} calls a minute.`),
    });
    scope.decorateRequest('caller', '');
    // After the count of calls, which a route begins with, and before the body is read.
    scope.addHook('preParsing', async (request) => void (request.caller = callerOf(request, tokens)));

    scope.get(RELEASE_API, () => desk.list());
    scope.get(`${RELEASE_API}/:remote`, (request) => desk.list(remoteOf(request)));
    scope.put(`${RELEASE_API}/:remote`, { bodyLimit: BODY_MAX_BYTES }, async (request, reply) => {
      const remote = remoteOf(request);
      const { release, files, why, hold } = read(publishSchema, request.body);
      const draft = await releases.draft(remote, release.version);
      try {
        await fill(draft, release as Release, files);
        const contract = files[CONTRACT_FILE] === undefined ? null : Buffer.from(files[CONTRACT_FILE], 'base64').toString();
        const publication = { release: release as Release, draft, contract, hold };
        const changed = await desk.publish(remote, publication, { by: request.caller, why });
        await onChanged();
        return await reply.code(201).send(changed);
      } finally {
        await rm(draft, { recursive: true, force: true });
      }
    });
    giveOverrides(scope, { desk, key: overrideKey, remoteOf, read, onChanged });
    giveQaTokens(scope, { isQa, key: overrideKey, read, note });
    for (const name of RELEASE_CHANGE_NAMES)
      scope.post(`${RELEASE_API}/:remote/${name}`, async (request) => {
        const input = read<unknown>(RELEASE_CHANGES[name], request.body);
        const changed = await desk.act(remoteOf(request), { name, input } as ReleaseChange, request.caller);
        await onChanged();
        return changed;
      });
  });
}

function refuse(reply: FastifyReply, code: ReleaseRefusalCode, message: string, details: readonly string[] = []) {
  const body: ReleaseRefusalBody = { code, message, details: [...details] };
  return reply.code(RELEASE_REFUSALS[code]).send(body);
}

/** Name of the token of a call. Every token is compared, in the same time whether it fits or not. */
function callerOf({ headers }: FastifyRequest, tokens: ReleaseTokens): string {
  const given = createHash('sha256')
    .update(/^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '')
    .digest();
  const [name] = [...tokens].filter(([, hash]) => timingSafeEqual(hash, given)).map(([known]) => known);
  if (name === undefined) throw new ReleaseRefused('RELEASE_TOKEN', 'This token opens nothing here.');
  return `token:${name}`;
}

function remoteOf({ params }: { params: unknown }): RemoteName {
  const { data } = remoteName.safeParse((params as { remote: string }).remote);
  if (!data) throw new ReleaseRefused('RELEASE_UNKNOWN', 'There is no such remote.');
  return data;
}

function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const { data, error } = schema.safeParse(body);
  if (error) {
    const faults = error.issues.map(({ path: at, message }) => `${at.join('.') || 'body'}: ${message}`);
    throw new ReleaseRefused('RELEASE_INVALID', 'The body has another shape than this call takes.', faults);
  }
  return data;
}

/** Writes the files of a release into its draft. @throws RELEASE_DAMAGED, RELEASE_TOO_LARGE */
async function fill(draft: string, release: Release, sent: Readonly<Record<string, string>>): Promise<void> {
  const files = new Map(Object.entries(sent).map(([file, content]) => [file, Buffer.from(content, 'base64')]));
  const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  if (bytes > RELEASE_MAX_BYTES)
    throw new ReleaseRefused('RELEASE_TOO_LARGE', `A release has at most ${RELEASE_MAX_BYTES} bytes, this one ${bytes}.`);
  const faults = faultsOfFiles(release, files);
  if (faults.length) throw new ReleaseRefused('RELEASE_DAMAGED', 'The files are not those that the release names.', faults);
  for (const [file, content] of files) {
    await mkdir(path.dirname(path.join(draft, file)), { recursive: true });
    await writeFile(path.join(draft, file), content);
  }
}
