import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../../shared/build/src/workspace-paths.mjs';

export { ROOT };

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {Record<string, string | undefined>} [env]
 * @property {boolean} [quiet] shows the output only when it fails
 * @property {number} [timeoutMs]
 */

/**
 * Runs a command with its output shown; rejects with the exit code when it fails.
 * @type {(command: string, args: readonly string[], options?: RunOptions) => Promise<string>}
 */
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
export function tryOutput(/** @type {string} */ command, /** @type {readonly string[]} */ args) {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** Node running a script of the workspace. */
export const runNode = (/** @type {readonly string[]} */ args, /** @type {RunOptions} */ options = {}) =>
  run(process.execPath, args, options);

/** Node running a TypeScript file of the workspace. */
export const runTypeScript = (/** @type {readonly string[]} */ args, /** @type {RunOptions} */ options = {}) =>
  runNode(['--import', 'tsx', ...args], options);

/** A binary of the workspace's root dependencies. */
export const bin = (/** @type {string} */ name) => path.join(ROOT, 'node_modules/.bin', name);
