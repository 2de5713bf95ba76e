import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isFree } from './ports';
import { run, tryOutput } from './proc.mjs';

interface Postgres {
  url: string;
  stop(): void;
}

/**
 * A PostgreSQL of its own for the tests: TEST_DATABASE_URL when given, else a fresh cluster from the binaries found
 * (installed by apt-get on Debian as root when there are none). Answers its URL and how to stop it.
 */
export async function startPostgres(): Promise<Postgres> {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop: () => undefined };
  const bin = findBinaries() ?? (await installByDebian());
  if (!bin) throw new Error('No PostgreSQL: install one, or name a database in TEST_DATABASE_URL.');
  const owner = process.getuid?.() === 0 ? unprivilegedUser() : null;
  const dir = mkdtempSync(path.join(tmpdir(), 'hyangro-pg-'));
  if (owner) chownSync(dir, owner.uid, owner.gid);
  const as = (program: string, args: readonly string[]): void => {
    const result = spawnSync(path.join(bin, program), args, {
      encoding: 'utf8',
      cwd: dir,
      ...(owner && { uid: owner.uid, gid: owner.gid }),
      env: { ...process.env, HOME: dir },
    });
    if (result.status !== 0) throw new Error(`${program}: ${result.stderr || result.stdout || result.error}`);
  };
  const data = path.join(dir, 'data');
  as('initdb', ['-D', data, '-U', 'hyangro', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']);
  const start = (port: number): void =>
    as('pg_ctl', [
      '-D',
      data,
      '-w',
      '-l',
      path.join(dir, 'log'),
      '-o',
      `-p ${port} -k ${dir} -h 127.0.0.1 -c fsync=off -c deadlock_timeout=200ms -c max_connections=200`,
      'start',
    ]);
  let port = await freePort();
  try {
    start(port);
  } catch {
    // Another run took the port in this moment.
    port = await freePort();
    start(port);
  }
  return {
    url: `postgres://hyangro@127.0.0.1:${port}/postgres`,
    stop() {
      try {
        as('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
      } finally {
        rmSync(dir, { recursive: true, force: true });
      }
    },
  };
}

function findBinaries(): string | null {
  const versions = '/usr/lib/postgresql';
  const debian = existsSync(versions)
    ? readdirSync(versions)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => path.join(versions, version, 'bin'))
    : [];
  const configured = tryOutput('pg_config', ['--bindir']);
  return [...debian, configured].find((dir) => dir && existsSync(path.join(dir, 'initdb'))) ?? null;
}

async function installByDebian(): Promise<string | null> {
  if (process.getuid?.() !== 0 || !tryOutput('apt-get', ['--version'])) return null;
  console.log('Installing Debian’s PostgreSQL …');
  await run('apt-get', ['update', '-qq'], { quiet: true }).catch(() => undefined);
  await run('apt-get', ['install', '-y', '-qq', 'postgresql'], { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
  return findBinaries();
}

/** initdb refuses root: the package's own user, else nobody. */
function unprivilegedUser(): { uid: number; gid: number } {
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => tryOutput('id', [flag, name]));
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('PostgreSQL does not run as root and no other user was found.');
}

/** A free port below the ephemeral range, where no client connection can take it. */
async function freePort(): Promise<number> {
  for (let port = 25_432; port < 25_532; port += 1) {
    if (await isFree(port, '127.0.0.1')) return port;
  }
  throw new Error('No free port for PostgreSQL.');
}
