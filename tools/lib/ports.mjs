import { createServer } from 'node:net';

/**
 * Whether nobody listens on a port of this machine, or of one of its addresses.
 * @type {(port: number, host?: string) => Promise<boolean>}
 */
export const isFree = (port, host) =>
  new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .once('listening', () => probe.close(() => resolve(true)));
    probe.listen(port, host);
  });
