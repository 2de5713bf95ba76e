import { createServer } from 'node:net';

/** Whether a port is free: on one address, or on every address of this machine. */
export const isFree = (port: number, host?: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .once('listening', () => probe.close(() => resolve(true)));
    probe.listen(port, host);
  });
