import { watch } from 'node:fs';
import path from 'node:path';
import { buildAll } from './build-steps.mjs';
import { ROOT, runNode } from './proc.mjs';
import { runShop } from './run-shop.mjs';

/** Saves within this time are one change. */
const SETTLE_MS = 150;

/** The whole shop, with the named remotes built again after each change; the next page load shows it. */
export async function develop(remotes) {
  if (!remotes.length) throw new Error('Name the remotes you work on: layout catalog order mypage ugc raffle.');
  await buildAll();
  for (const remote of remotes) releaseOnChange(remote);
  await runShop({ port: Number(process.env.PORT ?? 3000), apiPort: Number(process.env.API_PORT ?? 3001) });
}

function releaseOnChange(remote) {
  let timer;
  let running = Promise.resolve();
  // A process of its own: a module that was loaded once would not see its new source.
  const release = () =>
    (running = running.then(() => runNode(['tools/release.mjs', remote])).catch((error) => console.error(error.message)));
  for (const folder of ['src', 'locales']) {
    watch(path.join(ROOT, `mfe-${remote}`, folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(release, SETTLE_MS);
    });
  }
}
