import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** An S3-compatible server of a process of its own, with one bucket; it keeps everything in memory. */
export interface S3Server {
  bucket: string;
  endpoint: string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

const BUCKET = 'media';
export async function startS3Server(): Promise<S3Server> {
  const child = spawn(process.execPath, [path.join(__dirname, 's3-process.mjs'), BUCKET], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  // The SDK takes them from its environment.
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' });
  return {
    bucket: BUCKET,
    endpoint: `http://127.0.0.1:${port}`,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
