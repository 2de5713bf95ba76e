import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Runs a command with its output shown; rejects with the exit code when it fails. `quiet` shows the output only then. */
export const run = (command, args, { cwd = ROOT, env = {}, quiet = false, timeoutMs } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      ...(timeoutMs && { timeout: timeoutMs }),
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) return resolve(output);
      if (quiet) process.stderr.write(output);
      reject(new Error(`${command} ${args.join(' ')} ended with ${signal ?? code}`));
    });
  });

/** Output of a command, or null when it is absent or fails. */
export function tryOutput(command, args) {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** Node running a script of the workspace. */
export const runNode = (args, options) => run(process.execPath, args, options);

/** A binary of the workspace's root dependencies. */
export const bin = (name) => path.join(ROOT, 'node_modules/.bin', name);
