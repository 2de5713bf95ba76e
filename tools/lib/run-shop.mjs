import { keepRunning } from './keep-running.mjs';
import { startShop } from './shop-processes.mjs';

/** Runs the shop until it is told to stop, or until a part of it cannot be kept running. */
export async function runShop(/** @type {{ port: number, apiPort: number, env?: Record<string, string> }} */ { port, apiPort, env }) {
  const shop = await startShop({ port, apiPort, env, quiet: false });
  console.log(`\nThe shop is open: http://localhost:${port}\nCtrl-C closes it.`);
  const stopping = new AbortController();
  const stop = async (/** @type {number} */ code) => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    await shop.stop();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop(0));

  const { signal } = stopping;
  const parts = [
    keepRunning(shop.api, { title: 'The API', start: shop.restartApi, signal }),
    keepRunning(shop.shell, { title: "The shop's server", start: shop.restartShell, signal }),
  ];
  void Promise.race(parts).then(() => stop(1));
}
