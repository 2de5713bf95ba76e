import pino from 'pino';
import { readConfig } from './config';
import { createLog } from './platform/log/log';
import { startServer } from './server';

const OPERATOR_CAN_MEND = new Set([
  'DataFolderInUse',
  'DiskFull',
  'OutdatedTables',
  'NewerTables',
  'ChangedMigration',
  'MigrationFailed',
  'WrongSettings',
]);
/** Longer than running calls are given. */
const END_LIMIT_MS = 15_000;
const startedAt = performance.now();
const log = createLog('info', pino.destination(2));
// Node itself would print a failed statement with its values.
process.on('uncaughtException', (error) => {
  log.fatal({ err: error }, 'an error that nothing caught');
  process.exit(1);
});
try {
  const config = readConfig();
  const server = await startServer(config);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const database = config.DATABASE_URL ? 'PostgreSQL' : `embedded database in ${config.DATA_DIR}`;
  console.log(`The API is ready on http://${config.HOST}:${server.port} (${database}, ${seconds} s)`);

  let isEnding = false;
  const end = async () => {
    if (isEnding) return;
    isEnding = true;
    // On a full disk the embedded database may never close.
    setTimeout(() => process.exit(1), END_LIMIT_MS).unref();
    await server.close().catch((error: unknown) => log.error({ err: error }, 'the end failed'));
    process.exit(0);
  };
  process.on('SIGTERM', () => void end()).on('SIGINT', () => void end());
} catch (error) {
  // Errors an operator can fix are one line; unexpected ones keep their stack.
  const isExpected = error instanceof Error && (OPERATOR_CAN_MEND.has(error.name) || 'port' in error);
  if (isExpected) console.error(error.message);
  else log.fatal({ err: error }, 'the API cannot start');
  process.exit(1);
}
