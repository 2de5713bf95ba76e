import type { FastifyInstance } from 'fastify';
import { contentOf, receivePictures } from '../../platform/http/received-file';
import { refuseAnywhere } from '../../platform/http/refusal';
import { serve } from '../../platform/http/serve';
import type { Deps } from '../../platform/module';
import { isProfilePhoto } from '../member/public';
import { readFile } from '../upload/public';
import { removePhoto, takePhoto } from './profile-photo.service';
import { changeNickname, readProfile, saveBeautyProfile } from './profile.service';

export function profileRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  receivePictures(app);
  serve(app, 'GET /member/profile', (_, call) => readProfile(db, call));
  serve(app, 'PUT /member/profile', ({ body }, call) => changeNickname(db, body.nickname, call));
  serve(app, 'POST /member/profile/photo', async ({ body }, call) => takePhoto(deps, await contentOf(body), call));
  serve(app, 'DELETE /member/profile/photo', (_, call) => removePhoto(deps, call));
  serve(app, 'PUT /member/beauty-profile', ({ body }, call) => saveBeautyProfile(db, body, call));

  // Outside the contract, like all files: the photo that a member shows to everybody, as long as they do.
  app.get<{ Params: { fileKey: string } }>('/profile-photos/:fileKey', { config: { rateLimit: false } }, async ({ params }, reply) => {
    const file = (await isProfilePhoto(db, params.fileKey)) ? await readFile(deps, params.fileKey) : null;
    if (!file) refuseAnywhere('NOT_FOUND');
    if (file.bytes !== null) reply.header('content-length', file.bytes);
    return reply
      .header('cache-control', 'private, max-age=3600')
      .header('x-content-type-options', 'nosniff')
      .type(file.contentType)
      .send(file.body);
  });
}
