import { ensureInstalled } from './lib/install.mjs';

/** `pnpm release <remote…>`: builds and publishes the named remotes; the running shop serves them to the next page load. */
await ensureInstalled();
const { REMOTES } = await import('../shared/build/src/workspace-paths.mjs');
const { releaseRemote } = await import('./lib/release-remote.mjs');
const remotes = process.argv.slice(2);
if (!remotes.length) {
  console.error(`Name the remotes to release: ${REMOTES.join(' ')}.`);
  process.exit(1);
}
for (const remote of remotes) {
  const { version, isNew } = await releaseRemote(remote);
  console.log(isNew ? `${remote}: released ${version}` : `${remote}: ${version} is stable already`);
}
