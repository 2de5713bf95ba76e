import { spawn } from 'node:child_process';
import { ROOT } from '../proc.mjs';

const PORTS = { PORT: '24010', API_PORT: '24011' };

/** Milliseconds from `npm start` until the shop is open, everything built and the database filled. */
export async function startTime(/** @type {Record<string, string>} */ env) {
  const began = Date.now();
  const child = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: ROOT,
    env: { ...process.env, ...env, ...PORTS },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  try {
    return await new Promise((resolve, reject) => {
      child.stdout.on('data', (text) => String(text).includes('The shop is open') && resolve(Date.now() - began));
      void ended.then((code) => reject(new Error(`npm start ended (${code}) before the shop was open.`)));
    });
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}
