import type { FastifyInstance } from 'fastify';
import { refuseAnywhere } from '../../platform/http/refusal';
import type { Deps } from '../../platform/module';
import { isOwnUpload } from './upload.repository';
import { storageKeyOf } from './upload.service';

/** Outside the contract, like all files: `GET /uploads/:fileKey` shows a member their own picture, and nobody else; no browser keeps it. */
export function uploadRoutes(app: FastifyInstance, { db, storage }: Deps): void {
  app.get<{ Params: { fileKey: string } }>('/uploads/:fileKey', { config: { rateLimit: false } }, async ({ params, member }, reply) => {
    const { fileKey } = params;
    const isOwn = member !== null && (await isOwnUpload(db, member.memCd, fileKey));
    const file = isOwn ? await storage.get(storageKeyOf(fileKey)) : null;
    if (!file) refuseAnywhere('NOT_FOUND');
    if (file.bytes !== null) reply.header('content-length', file.bytes);
    return reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff').type(file.contentType).send(file.body);
  });
}
