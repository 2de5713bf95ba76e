import { buildAll } from './build-steps';
import { keepRunning } from './keep-running';
import { OUTBOX_PATH, SIMULATOR_PATH } from '../../shared/contracts/src/wire-names';
import { DEMO_PROGRAMS, startShop, type ShopOptions } from './shop-processes';

/** Builds what is missing and runs the shop on PORT and API_PORT; ends the process when that cannot be done. */
export async function start(): Promise<void> {
  try {
    await buildAll();
    await runShop({ port: Number(process.env.PORT ?? 3000), apiPort: Number(process.env.API_PORT ?? 3001) });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** Runs the shop until it is told to stop, or until a part of it cannot be kept running. */
export async function runShop({ port, apiPort, env }: Pick<ShopOptions, 'port' | 'apiPort' | 'env'>): Promise<void> {
  const shop = await startShop({ port, apiPort, env, quiet: false, files: DEMO_PROGRAMS });
  console.log(
    `\nThe shop is open: http://localhost:${port}\nIts mails and text messages: http://localhost:${port}${OUTBOX_PATH}\nAs in the app: http://localhost:${port}${SIMULATOR_PATH}\nCtrl-C closes it.`,
  );
  const stopping = new AbortController();
  const stop = async (code: number): Promise<void> => {
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
