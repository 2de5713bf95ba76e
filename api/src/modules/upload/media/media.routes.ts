import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contentOf, receivePictures, receiveStreams, streamOf } from '../../../platform/http/received-file';
import { refuseAnywhere } from '../../../platform/http/refusal';
import { serve } from '../../../platform/http/serve';
import type { Deps } from '../../../platform/module';
import { OWN_BROWSER, sendFile } from '../../../platform/storage/send-file';
import { MEDIA_ADDRESS, SHOWN_FILES, folderOf } from './media-item';
import { findMedia } from './media.repository';
import { cancelMedia, completeMedia, openMedia, readMedia, receivePart, receivePoster } from './media.service';

export async function mediaRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  serve(app, 'POST /media-uploads', ({ body }, call) => openMedia(deps, call, body));
  serve(app, 'GET /media-uploads/:mediaKey', ({ params }, call) => readMedia(deps, call, params.mediaKey));
  serve(app, 'POST /media-uploads/:mediaKey/complete', ({ params, body }, call) => completeMedia(deps, call, params.mediaKey, body.bytes));
  serve(app, 'DELETE /media-uploads/:mediaKey', ({ params }, call) => cancelMedia(deps, call, params.mediaKey));
  // Parts are read as they come, posters whole.
  await app.register(async (scope) => {
    receiveStreams(scope);
    serve(scope, 'PUT /media-uploads/:mediaKey/parts/:offset', ({ params, body }, call) => receivePart(deps, call, params, streamOf(body)));
  });
  await app.register(async (scope) => {
    receivePictures(scope);
    serve(scope, 'PUT /media-uploads/:mediaKey/poster', async ({ params, body }, call) =>
      receivePoster(deps, call, params.mediaKey, await contentOf(body)),
    );
  });
}

/**
 * Outside the contract, like all files. What a post shows is seen by those who see the post (`isSeen`), and no cache but their own browser's keeps it: a post that
 * goes out of sight takes its files along. Before a post names it, it is its member's alone, and no browser keeps it.
 */
export function mediaFileRoute(
  app: FastifyInstance,
  deps: Deps,
  isSeen: (ugcCd: string, request: FastifyRequest) => Promise<boolean>,
): void {
  app.get<{ Params: { mediaKey: string; file: string } }>(
    `${MEDIA_ADDRESS}:mediaKey/:file`,
    { config: { rateLimit: false } },
    async (request, reply) => {
      const { mediaKey, file } = request.params;
      const row = SHOWN_FILES.has(file) ? await findMedia(deps.db, mediaKey) : undefined;
      const isOwn = row !== undefined && row.removedAt === null && row.memCd === request.member?.memCd;
      const isShown = row?.attachedAt != null && row.ugcCd !== null && (await isSeen(row.ugcCd, request));
      if (!isShown && !isOwn) refuseAnywhere('NOT_FOUND');
      return sendFile(deps.storage, [folderOf(mediaKey) + file], request, reply, isShown ? OWN_BROWSER : 'no-store');
    },
  );
}
