import { ensureInstalled } from './lib/install.mjs';

/** `pnpm release <remote…>`: builds and publishes the named remotes; the running shop serves them to the next page load. */
await ensureInstalled();
await import('./lib/typescript.mjs');
const { releaseNamed } = await import('./lib/release-remote.ts');
process.exit(await releaseNamed(process.argv.slice(2)));
