import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';

/** A kept connection may have a request on its way: its client has so long to send it. */
const GRACE_MS = 1_000;
const LIMIT_MS = 8_000;

/**
 * Ends a server without cutting an answer: it takes no new connections, every answer ends its connection, those that rest are
 * closed after a moment. What still runs at the limit is cut off.
 */
export function drain(server: Server): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  let resting: NodeJS.Timeout | undefined;
  const grace = setTimeout(() => (resting = setInterval(() => server.closeIdleConnections(), 100)), GRACE_MS);
  const limit = setTimeout(() => server.closeAllConnections(), LIMIT_MS);
  return new Promise((resolve) => {
    // The close of HTTP servers ends resting connections at once, and with them requests on their way.
    NetServer.prototype.close.call(server, () => {
      for (const timer of [grace, resting, limit]) clearTimeout(timer);
      resolve();
    });
  });
}
