import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readVersionSet, versionSetText } from '../../shared/contracts/src/release/qa.rules';
import { readRegistry, readRelease } from '../../shared/contracts/src/release/release';
import { REMOTES, type RemoteName } from '../../shared/contracts/src/routes/table';
import { ROOT } from './proc.mjs';

interface Pinned {
  /** Every program of the shop with its version, `shell@1,catalog@2,…`, for the report. */
  set: string;
  /** What the shop is started with. */
  env: Readonly<Record<string, string>>;
}
interface Places {
  /** The release store of this working copy. */
  store: string;
  /** File with the name of the shell's build. */
  stamp: string;
}
const HERE: Places = { store: path.join(ROOT, '.release'), stamp: path.join(ROOT, 'shell/dist/.stamp') };

/**
 * A shop that serves just these versions (QA-05): a release store of its own in `dir`, in which each named one is stable, with nothing before it to fall
 * back to; what is not named stays what it is. Nothing named: this working copy as it is.
 * @throws Error that names a version which the store has not, or the shell that is built instead
 */
export function pinVersions(text: string, dir: string, { store, stamp }: Places = HERE): Pinned {
  const asked = readVersionSet(text);
  if (!asked) throw new Error(`SET=${text} is no set of versions: shell@<build>,<remote>@<version>,…`);
  const shell = readFileSync(stamp, 'utf8');
  if (asked.shell !== null && asked.shell !== shell)
    throw new Error(`shell@${asked.shell} is not built here, but shell@${shell}: check out the commit that it is built of.`);
  const registryOf = (remote: RemoteName) =>
    readRegistry(JSON.parse(readFileSync(path.join(store, 'remotes', remote, 'registry.json'), 'utf8')));
  const versions = REMOTES.filter((remote) => asked.remotes.has(remote) || existsSync(path.join(store, 'remotes', remote))).map(
    (remote): [RemoteName, string] => [remote, asked.remotes.get(remote) ?? registryOf(remote).stable],
  );
  const set = versionSetText({ shell, remotes: new Map(versions) });
  if (!asked.remotes.size) return { set, env: {} };
  for (const [remote, version] of versions) {
    const registry = registryOf(remote);
    readRelease(registry, version);
    const [from, to] = [path.join(store, 'remotes', remote), path.join(dir, 'remotes', remote)];
    mkdirSync(to, { recursive: true });
    for (const entry of readdirSync(from)) if (entry !== 'registry.json') symlinkSync(path.join(from, entry), path.join(to, entry));
    if (!asked.remotes.has(remote)) cpSync(path.join(from, 'registry.json'), path.join(to, 'registry.json'));
    else writeFileSync(path.join(to, 'registry.json'), JSON.stringify({ ...registry, stable: version, previous: null, canary: null }));
  }
  return { set, env: { RELEASE_STORE: dir } };
}
