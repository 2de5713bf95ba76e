import { startShop } from './shop-processes.mjs';

/** Runs the shop until it is told to stop, or until a part of it dies for the second time. */
export async function runShop({ port, apiPort, env }) {
  const shop = await startShop({ port, apiPort, env, quiet: false });
  console.log(`\nThe shop is open: http://localhost:${port}\nCtrl-C closes it.`);
  let isStopping = false;
  const stop = async (code) => {
    if (isStopping) return;
    isStopping = true;
    await shop.stop();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop(0));

  void shop.shell.ended.then((code) => {
    if (isStopping) return;
    console.error(`The shop's server ended (${code}).`);
    void stop(1);
  });
  void shop.api.ended.then(async (code) => {
    if (isStopping) return;
    console.error(`The API ended (${code}); starting it once more.`);
    const again = await shop.restartApi().catch((error) => console.error(error.message));
    if (!again) return stop(1);
    void again.ended.then((second) => {
      if (isStopping) return;
      console.error(`The API ended again (${second}).`);
      void stop(1);
    });
  });
}
