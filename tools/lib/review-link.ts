import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { renderUnicodeCompact } from 'uqr';
import { overrideLink } from '../../shared/contracts/src/release/override.rules';
import type { ListedRegistry } from '../../shared/contracts/src/release/release-api';
import type { RemoteName } from '../../shared/contracts/src/routes/table';
import { frontOf } from './develop';
import { ROOT, run, runNode, tryOutput } from './proc.mjs';
import { remoteShop } from './release-client';
import { presentCommit, releaseRemote } from './release-remote';
import { WrongInput } from './wrong-input';

export interface Review {
  /** Address of the running shop. */
  shop: string;
  /** One of its RELEASE_TOKENS. */
  token: string | undefined;
  by: string;
  why: string;
  /** Until the link ends. */
  hours: number;
}

/**
 * A link for whoever reviews a build of one remote: the running shop with that build, for their browser alone (MFE-13). A build that the shop has not
 * yet is published without being given to anybody, by the gate and budget of each release.
 * @param build version, or commit by any name that git knows; none: the present sources
 * @returns what to print: QR code, link, and which build it is
 * @throws WrongInput when no version and no commit has that name; ReleaseRefused with the shop's words
 */
export async function reviewLink(remote: RemoteName, build: string | undefined, review: Review): Promise<string> {
  const { shop, token, why, hours } = review;
  const target = remoteShop(shop, token);
  const version =
    (build !== undefined && (await publishedAs(build, (await target.list(remote))[0]))) || (await publish(remote, build, review));
  const manifest = new URL(`/remotes/${remote}/${version}/mf-manifest.json`, shop).href;
  const given = await target.override(remote, { manifest, why, hours });
  const link = new URL(overrideLink(remote, manifest, given.token, frontOf(remote)), shop).href;
  const commit = (await target.list(remote))[0]?.versions.find((one) => one.version === version)?.commit;
  return [
    renderUnicodeCompact(link, { ecc: 'L' }),
    link,
    `${remote}@${version}${commit ? ` of commit ${commit.slice(0, 12)}` : ''} in ${new URL(shop).host}, for whoever opens this link, until ${given.until}.`,
    'Ctrl+Alt+B on a page names it; the button on the page leaves it.',
  ].join('\n');
}

/** The version of that name, or built from that commit, which need not be one of this clone; null: the shop has none. */
function publishedAs(build: string, registry: ListedRegistry | undefined): string | null {
  const commit = commitNamed(build) ?? (COMMIT_IN_PART.test(build) ? build : null);
  const isBuilt = (from: string | null) => commit !== null && from !== null && from.startsWith(commit);
  return registry?.versions.find(({ version, commit: from }) => version === build || isBuilt(from))?.version ?? null;
}
/** The first letters of a commit's hash, as git shortens it. */
const COMMIT_IN_PART = /^[0-9a-f]{7,}$/;

/** Builds and publishes without giving it to anybody; of another commit than the present one in a working tree of its own. */
async function publish(remote: RemoteName, build: string | undefined, review: Review): Promise<string> {
  const commit = build === undefined ? null : commitNamed(build);
  if (build !== undefined && commit === null)
    throw new WrongInput(`${remote} has no version ${build}, and git knows no commit of that name.`);
  if (commit !== null && commit !== presentCommit(remote)) return publishCommit(remote, commit, review);
  const { by, why, shop, token } = review;
  return (await releaseRemote(remote, { by, why, hold: true }, remoteShop(shop, token))).version;
}

async function publishCommit(remote: RemoteName, commit: string, { shop, why }: Review): Promise<string> {
  console.log(`${remote}: building commit ${commit.slice(0, 12)} in a working tree of its own …`);
  const root = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'hyangro-commit-'));
  const git = (...args: string[]) => run('git', ['-C', ROOT, 'worktree', ...args], { quiet: true });
  try {
    await git('add', '--detach', root, commit);
    const said = await runNode(['tools/release.mjs', remote, '--hold', '--shop', shop, '--why', why], { cwd: root, quiet: true });
    const [, published, known] = /^\w+: (?:\w+ \S+ → (\S+)|(\S+) is published already)/m.exec(said) ?? [];
    const version = published ?? known;
    if (version === undefined) throw new Error(`The release of ${remote} says no version:\n${said}`);
    return version;
  } finally {
    await git('remove', '--force', root).catch(() => undefined);
    rmSync(root, { recursive: true, force: true });
  }
}

const commitNamed = (name: string): string | null => tryOutput('git', ['-C', ROOT, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`]);
