import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { drain } from '@hyangro/server/drain';
import { buildShellServer } from './app';
import { readConfig } from './config';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const config = readConfigOrEnd();
const { app, loadRemotes } = await buildShellServer(config);
await loadRemotes();
await app.listen({ port: config.port, host: config.host });
console.log(`shell: listening on port ${config.port}`);

/** A wrong setting is one line for the operator, without a stack. */
function readConfigOrEnd() {
  try {
    return readConfig(process.env, root);
  } catch (error) {
    console.error(error instanceof Error && error.name === 'WrongSettings' ? error.message : error);
    return process.exit(1);
  }
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void drain(app.server)
      .then(() => app.close())
      .then(() => process.exit(0));
  });
}
