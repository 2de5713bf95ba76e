/**
 * The embedded PostgreSQL in a thread of its own, speaking the raw wire protocol over the message port, so that the
 * ordinary `pg` driver serves embedded and real databases alike. Plain JavaScript: it runs as it is under Jest.
 */
import fs from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/**
 * @typedef {{ kind: 'bytes', connection: number, bytes: Uint8Array }} Bytes
 * @typedef {Bytes | { kind: 'syncs' | 'close' } | { kind: 'dump', file: string }} FromHost
 */

if (!parentPort) throw new Error('The embedded database runs in a thread.');
const port = parentPort;
const STARTUP_PACKET = 0;
const { dataDir, snapshot, isDurable } = workerData;

const db = await PGlite.create({
  dataDir,
  extensions: { pg_trgm },
  ...(snapshot && { loadDataDir: new Blob([fs.readFileSync(snapshot)]) }),
  startParams: [...PGlite.defaultStartParams, ...(isDurable ? ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'] : [])],
});

let syncs = 0;
if (isDurable && dataDir) {
  // Emscripten's file system has no fsync of its own: without this a power cut could lose answered writes.
  db.Module.FS.filesystems.NODEFS.stream_ops.fsync = (/** @type {{ nfd: number }} */ stream) => {
    syncs += 1;
    fs.fsyncSync(stream.nfd);
    return 0;
  };
}

let chain = Promise.resolve();
const inTurn = (/** @type {() => Promise<void>} */ work) => {
  chain = chain.then(work).catch((error) => port.postMessage({ kind: 'fault', message: String(error?.stack ?? error) }));
};

port.on('message', (/** @type {FromHost} */ message) => {
  if (message.kind === 'bytes') inTurn(() => execute(message));
  if (message.kind === 'syncs') port.postMessage({ kind: 'syncs', syncs });
  if (message.kind === 'dump') {
    inTurn(async () => {
      const file = await db.dumpDataDir('none');
      fs.writeFileSync(message.file, Buffer.from(await file.arrayBuffer()));
      port.postMessage({ kind: 'dumped' });
    });
  }
  if (message.kind === 'close') {
    inTurn(async () => {
      await db.close();
      port.postMessage({ kind: 'closed' });
    });
  }
});
port.postMessage({ kind: 'ready' });

async function execute(/** @type {Bytes} */ { connection, bytes }) {
  if (bytes[0] === STARTUP_PACKET) {
    // A new client must find a clean session: the database has only one.
    if (db.isInTransaction()) await db.exec('rollback');
    await db.exec('discard all');
  }
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const parts = [];
  await db.execProtocolRawStream(bytes, { onRawData: (part) => parts.push(part.slice()) });
  const [first, ...more] = parts;
  const answer = first && !more.length ? first : new Uint8Array(Buffer.concat(parts));
  port.postMessage({ kind: 'bytes', connection, bytes: answer }, [answer.buffer]);
}
