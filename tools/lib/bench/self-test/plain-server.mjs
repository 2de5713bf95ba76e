/** A server that answers everything at once with nothing; tells its parent its address. */
import { createServer } from 'node:http';

const server = createServer((_, response) => response.end('{}'));
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
