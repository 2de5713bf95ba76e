// An S3-compatible server with the bucket that it is told, in memory. Prints its port.
import { startFauxqs } from 'fauxqs';

const server = await startFauxqs({ port: 0, logger: false });
server.createBucket(process.argv[2] ?? 'media');
console.log(server.port);
