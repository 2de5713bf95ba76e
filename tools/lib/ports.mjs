import { createServer } from 'node:net';

/**
 * Whether a port is free on every address of this machine.
 * @type {(port: number, host?: string) => Promise<boolean>}
 */
export const isFree = (port, host) =>
  new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .once('listening', () => probe.close(() => resolve(true)));
    probe.listen(port, host);
  });
