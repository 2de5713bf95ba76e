import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { lockDataFolder } from './data-lock';
import { WireStream } from './wire-stream';

/** The only connection is taken by a transaction that waits for itself, most likely: fail loudly. */
const WAIT_FOR_CONNECTION_MS = 15_000;

export interface EmbeddedOptions {
  /** Folder of the data; in memory when absent. */
  dataDir?: string;
  /** Dump to begin from, in memory only. */
  snapshot?: string;
  limits?: { connectMs: number };
}
export interface EmbeddedDatabase {
  pool: pg.Pool;
  /** Writes a dump for `snapshot`. */
  dump(file: string): Promise<void>;
  /** How often data was forced to disk so far. */
  countSyncs(): Promise<number>;
  close(): Promise<void>;
}
type FromWorker =
  | { kind: 'ready' | 'dumped' | 'closed' }
  | { kind: 'bytes'; connection: number; bytes: Uint8Array }
  | { kind: 'syncs'; syncs: number }
  | { kind: 'fault'; message: string };

/** Opens the embedded PostgreSQL behind an ordinary pool of one connection. Throws DataFolderInUse. */
export async function openEmbedded({ dataDir, snapshot, limits }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const unlock = dataDir ? lockDataFolder(dataDir) : () => undefined;
  const worker = new Worker(workerFile(), {
    workerData: { dataDir: dataDir && path.join(dataDir, 'pg'), snapshot, isDurable: Boolean(dataDir) },
  });
  const answer = <K extends FromWorker['kind']>(kind: K) =>
    new Promise<Extract<FromWorker, { kind: K }>>((resolve, reject) => {
      const hear = (message: FromWorker) => {
        if (message.kind !== kind && message.kind !== 'fault') return;
        worker.off('message', hear).off('error', reject);
        if (message.kind === 'fault') reject(new Error(`The embedded database failed: ${message.message}`));
        else resolve(message as Extract<FromWorker, { kind: K }>);
      };
      worker.on('message', hear).once('error', reject);
    });
  try {
    await answer('ready');
  } catch (error) {
    unlock();
    throw error;
  }

  let connection = 0;
  let current: WireStream | undefined;
  worker.on('message', (message: FromWorker) => {
    if (message.kind === 'bytes' && message.connection === connection) {
      current?.push(Buffer.from(message.bytes.buffer, message.bytes.byteOffset, message.bytes.length));
    }
    // The client behind this stream waits for an answer that will not come: end its connection.
    if (message.kind === 'fault') current?.destroy(new Error(message.message));
  });
  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: limits?.connectMs ?? WAIT_FOR_CONNECTION_MS,
    user: 'postgres',
    database: 'postgres',
    stream: () => {
      const id = (connection += 1);
      return (current = new WireStream((bytes) => worker.postMessage({ kind: 'bytes', connection: id, bytes }, [bytes.buffer])));
    },
  });
  return {
    pool,
    async dump(file) {
      worker.postMessage({ kind: 'dump', file });
      await answer('dumped');
    },
    async countSyncs() {
      worker.postMessage({ kind: 'syncs' });
      return (await answer('syncs')).syncs;
    },
    async close() {
      await pool.end();
      worker.postMessage({ kind: 'close' });
      await answer('closed');
      await worker.terminate();
      unlock();
    },
  };
}

/** Beside the bundle as `.js`, beside this source as `.mjs`. */
function workerFile(): string {
  const here = path.dirname(fileURLToPath(import.meta.url));
  const file = ['embedded-worker.js', 'embedded-worker.mjs'].map((name) => path.join(here, name)).find(existsSync);
  if (!file) throw new Error(`The worker of the embedded database is missing in ${here}.`);
  return file;
}
