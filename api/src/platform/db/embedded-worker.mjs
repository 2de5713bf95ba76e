/**
 * The embedded PostgreSQL in a thread of its own, speaking the raw wire protocol over the message port, so that the
 * ordinary `pg` driver serves embedded and real databases alike. Plain JavaScript: it runs as it is under Jest.
 */
import fs from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

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
  db.Module.FS.filesystems.NODEFS.stream_ops.fsync = (stream) => {
    syncs += 1;
    fs.fsyncSync(stream.nfd);
    return 0;
  };
}

let chain = Promise.resolve();
const inTurn = (work) => {
  chain = chain.then(work).catch((error) => parentPort.postMessage({ kind: 'fault', message: String(error?.stack ?? error) }));
};

parentPort.on('message', (message) => {
  if (message.kind === 'bytes') inTurn(() => execute(message));
  if (message.kind === 'syncs') parentPort.postMessage({ kind: 'syncs', syncs });
  if (message.kind === 'dump') {
    inTurn(async () => {
      const file = await db.dumpDataDir('none');
      fs.writeFileSync(message.file, Buffer.from(await file.arrayBuffer()));
      parentPort.postMessage({ kind: 'dumped' });
    });
  }
  if (message.kind === 'close') {
    inTurn(async () => {
      await db.close();
      parentPort.postMessage({ kind: 'closed' });
    });
  }
});
parentPort.postMessage({ kind: 'ready' });

async function execute({ connection, bytes }) {
  if (bytes[0] === STARTUP_PACKET) {
    // A new client must find a clean session: the database has only one.
    if (db.isInTransaction()) await db.exec('rollback');
    await db.exec('discard all');
  }
  const parts = [];
  await db.execProtocolRawStream(bytes, { onRawData: (part) => parts.push(part.slice()) });
  const answer = parts.length === 1 ? parts[0] : new Uint8Array(Buffer.concat(parts));
  parentPort.postMessage({ kind: 'bytes', connection, bytes: answer }, [answer.buffer]);
}
