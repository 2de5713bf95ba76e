import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { REFUSALS } from '@hyangro/contracts/errors/refusals';
import { CONNECTION_LIMITS } from '@hyangro/server/connection-limits';
import { drain } from '@hyangro/server/drain';
import { buildApp, jobs, warmUp } from './app';
import type { Config } from './config';
import { createDeps } from './deps';
import { demoFolder, importDemo } from './modules/demo/public';
import { movableClock } from './platform/clock/clock';
import { withDiskFull } from './platform/db/disk-full';
import { keptChangeCleaning } from './platform/db/kept';
import { migrateDatabase } from './platform/db/migrate';
import { openDatabase, type Database } from './platform/db/open-database';
import { vacuumJob } from './platform/db/vacuum.job';
import { startJobs } from './platform/jobs/start-jobs';
import { createLog } from './platform/log/log';
import { outboxCleaning } from './platform/outbox/drain';
import { senderOf } from './platform/outbox/senders';

/** Longer than proxies keep theirs: the server must not close a connection that a proxy is about to use. */
const KEEP_ALIVE_MS = 72_000;
/** Shorter than a call may take (`CALL_LIMIT_MS`), so that a slow database is named and its connections come free. */
const DATABASE_LIMITS = { connectMs: 3_000, statementMs: 3_500, socketIdleMs: 3_800 };
const PATIENT_CONNECTIONS = 4;
const { NOT_READY } = REFUSALS;
const NOT_READY_BODY = JSON.stringify({ exceptionName: NOT_READY.exceptionName, messageCode: NOT_READY.messageCode, args: [] });

export interface RunningServer {
  port: number;
  /** Ends accepting, lets running calls finish, closes the database. */
  close(): Promise<void>;
}

/** Listens at once, answering 503 until database and application stand, then serves. Rejects when it cannot stand. */
export const startServer = (config: Config): Promise<RunningServer> =>
  start(config).catch((error: unknown) => {
    throw config.DATABASE_URL ? error : withDiskFull(error, config.DATA_DIR);
  });

async function start(config: Config): Promise<RunningServer> {
  const log = createLog(config.LOG_LEVEL);
  let answer: RequestListener = notReady;
  const server = createServer(CONNECTION_LIMITS, (request, response) => answer(request, response));
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(config.PORT, config.HOST, resolve));
  const { port } = server.address() as AddressInfo;
  const stopListening = () => drain(server);

  const database = await openDatabase({
    url: config.DATABASE_URL,
    poolSize: config.DATABASE_POOL,
    dataDir: config.DATA_DIR,
    limits: DATABASE_LIMITS,
  }).catch(async (error: unknown) => {
    await stopListening();
    throw error;
  });
  // Migrations and jobs may take their time. The embedded database has one connection for all.
  const patient = config.DATABASE_URL ? await openDatabase({ url: config.DATABASE_URL, poolSize: PATIENT_CONNECTIONS }) : database;
  const closeDatabases = () => Promise.all([...new Set([database, patient])].map(({ close }) => close()));
  try {
    await prepare(patient, config);
    const deps = await createDeps(config, database, { log, ...(config.QA && { clock: movableClock() }) });
    const app = await buildApp(deps);
    await app.ready();
    await warmUp(deps);
    answer = app.routing;
    const all = [...jobs, outboxCleaning, keptChangeCleaning, ...(database.kind === 'embedded' ? [vacuumJob] : [])];
    const jobDeps = { ...deps, db: patient.db, pool: patient.pool };
    const stopJobs = startJobs(jobDeps, all, senderOf(config, log));
    return {
      port,
      async close() {
        await stopListening();
        await stopJobs();
        await app.close();
        await closeDatabases();
      },
    };
  } catch (error) {
    await stopListening();
    await closeDatabases();
    throw error;
  }
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
    .writeHead(isAlive ? 200 : NOT_READY.status, { 'content-type': 'application/json; charset=utf-8', 'retry-after': '1' })
    .end(isAlive ? '{"isAlive":true}' : NOT_READY_BODY);
};
