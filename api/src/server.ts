import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildApp, jobs } from './app';
import type { Config } from './config';
import { createDeps } from './deps';
import { demoFolder, importDemo } from './modules/demo/public';
import { movableClock } from './platform/clock/clock';
import { migrateDatabase } from './platform/db/migrate';
import { openDatabase, type Database } from './platform/db/open-database';
import { vacuumJob } from './platform/db/vacuum.job';
import { runDueJobs, startTicker } from './platform/jobs/run-jobs';
import { jsonLog } from './platform/log';
import { drainOutbox, outboxCleaning } from './platform/outbox/drain';
import { senderOf } from './platform/outbox/senders';

/** Longer than proxies keep theirs: the server must not close a connection that a proxy is about to use. */
const KEEP_ALIVE_MS = 72_000;
/** A call that still runs then is cut off. */
const END_LIMIT_MS = 8_000;
const NOT_READY = JSON.stringify({
  exceptionName: 'NotReadyException',
  messageCode: 'common.a0001',
  args: [],
});

export interface RunningServer {
  port: number;
  /** Ends accepting, lets running calls finish, closes the database. */
  close(): Promise<void>;
}

/** Listens at once, answering 503 until database and application stand, then serves. Rejects when it cannot stand. */
export async function startServer(config: Config): Promise<RunningServer> {
  const log = jsonLog(config.LOG_LEVEL);
  let answer: RequestListener = notReady;
  const server = createServer((request, response) => answer(request, response));
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(config.PORT, config.HOST, resolve));
  const { port } = server.address() as AddressInfo;
  const stopListening = () => endConnections(server);

  const database = await openDatabase({
    url: config.DATABASE_URL,
    poolSize: config.DATABASE_POOL,
    dataDir: config.DATA_DIR,
  }).catch(async (error: unknown) => {
    await stopListening();
    throw error;
  });
  try {
    await prepare(database, config);
    const deps = await createDeps(config, database, { log, ...(config.QA && { clock: movableClock() }) });
    const app = await buildApp(deps);
    await app.ready();
    answer = app.routing;
    const send = senderOf(config, log);
    const all = [...jobs, outboxCleaning, ...(database.kind === 'embedded' ? [vacuumJob] : [])];
    const stopTicker = startTicker(deps, async () => {
      await runDueJobs(deps, all);
      await drainOutbox(deps, send);
    });
    return {
      port,
      async close() {
        await stopListening();
        await stopTicker();
        await app.close();
        await database.close();
      },
    };
  } catch (error) {
    await stopListening();
    await database.close();
    throw error;
  }
}

/** Running calls may finish; a connection kept alive beyond its call would hold the end up for as long as it is kept. */
function endConnections(server: Server): Promise<void> {
  const closing = setInterval(() => server.closeIdleConnections(), 50);
  const limit = setTimeout(() => server.closeAllConnections(), END_LIMIT_MS);
  return new Promise((resolve) => {
    server.close(() => {
      clearInterval(closing);
      clearTimeout(limit);
      resolve();
    });
  });
}

/** Newest tables, and the demo shop in an empty database. */
async function prepare({ kind, pool, db }: Database, config: Config): Promise<void> {
  await migrateDatabase(pool);
  if (!config.DEMO || (await pool.query('select from product limit 1')).rowCount) return;
  await importDemo(db, demoFolder, new Date());
  if (kind === 'embedded') await pool.query('analyze');
}

const notReady: RequestListener = (request, response) => {
  const isAlive = request.url === '/health';
  response
    .writeHead(isAlive ? 200 : 503, { 'content-type': 'application/json; charset=utf-8', 'retry-after': '1' })
    .end(isAlive ? '{"isAlive":true}' : NOT_READY);
};
