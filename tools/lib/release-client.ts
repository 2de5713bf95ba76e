import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import {
  changedSchema,
  listedSchema,
  overrideAnswerSchema,
  qaTokenAnswerSchema,
  refusalSchema,
  RELEASE_API,
  type AskedOverride,
  type AskedQaToken,
} from '../../shared/contracts/src/release/release-api';
import { ReleaseRefused } from '../../shared/server/src/release/release-desk';
import type { RemoteName } from '../../shared/contracts/src/routes/table';
import type { ReleaseTarget } from './release-remote';

/** The releases of a running shop, by its API. The name of who acts is the token's. */
export function remoteShop(shop: string, token: string | undefined) {
  async function call<T>(method: string, at: string, answer: { parse(value: unknown): T }, body?: object): Promise<T> {
    const response = await fetch(new URL(RELEASE_API + at, shop), {
      method,
      headers: { authorization: `Bearer ${token ?? ''}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (response.ok) return answer.parse(JSON.parse(text));
    const refusal = refusalSchema.safeParse(parsed(text)).data;
    if (refusal) throw new ReleaseRefused(refusal.code, refusal.message, refusal.details);
    throw new ReleaseRefused(
      'RELEASE_UNKNOWN',
      `${shop} answers ${response.status}: it has no API of releases, or none of its RELEASE_TOKENS.`,
    );
  }
  const target: ReleaseTarget = {
    list: (remote) => call('GET', remote ? `/${remote}` : '', listedSchema.array()),
    publish: (remote, { release, draft, hold }, { why }) =>
      call('PUT', `/${remote}`, changedSchema, { release, files: filesOf(draft), why, hold }),
    act: (remote, { name, input }) => call('POST', `/${remote}/${name}`, changedSchema, input),
  };
  return {
    ...target,
    /** A token by which the shop shows a remote from elsewhere (MFE-13). */
    override: (remote: RemoteName, input: AskedOverride) => call('POST', `/${remote}/override`, overrideAnswerSchema, input),
    /** A tester's leave in a shop in QA mode (QA-04, QA-05). */
    qaToken: (input: AskedQaToken) => call('POST', '/qa-token', qaTokenAnswerSchema, input),
  };
}

const filesOf = (dir: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(dir, file).replaceAll(path.sep, '/'), readFileSync(file, 'base64')]),
  );

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
