import type { FastifyInstance } from 'fastify';
import { contentOf, receivePictures } from '../../platform/http/received-file';
import type { Refuse } from '../../platform/http/refusal';
import { serve } from '../../platform/http/serve';
import type { Deps } from '../../platform/module';
import { PICTURE_CODES } from '../upload/public';
import { beginCheck, endCheck, type IdentityCheckPort } from './identity-check.service';
import { addOwnRealName, deleteOwnRealName, readOwnRealName, saveOwnRealName } from './own-real-name.service';
import type { PhotoOwner } from './photo.repository';
import { keepPhoto } from './photo.service';
import { makeRecipientLink, orderOfLink, readRecipientForm, saveRecipient } from './recipient-form.service';

/** Real names for parcels to China: of members, of the recipients of their orders, and checking them. */
export function realNameRoutes(app: FastifyInstance, deps: Deps, provider: IdentityCheckPort | null): void {
  const own = { ...deps, provider };
  serve(app, 'GET /member/real-name', (_, call) => readOwnRealName(own, call));
  serve(app, 'POST /member/real-name', ({ body }, call) => addOwnRealName(own, body, call));
  serve(app, 'PUT /member/real-name', ({ body }, call) => saveOwnRealName(own, body, call));
  serve(app, 'DELETE /member/real-name', (_, call) => deleteOwnRealName(own, call));

  serve(app, 'POST /member/real-name/check', async (_, call) => ({ redirectUrl: await beginCheck(own, call) }));
  serve(app, 'POST /real-name/check', async ({ body }, { now }) => ({ outcome: await endCheck(own, body, now) }));

  serve(app, 'GET /orders/:orderCd/real-name-link', ({ params }, call) => makeRecipientLink(deps, params.orderCd, call));
  serve(app, 'GET /real-name/forms/:token', ({ params }, call) => readRecipientForm(deps, params.token, call));
  serve(app, 'POST /real-name/forms/:token', ({ params, body }, call) => saveRecipient(deps, params.token, body, call));

  receivePictures(app);
  const keep = async (
    owner: PhotoOwner,
    file: File,
    { now, refuse }: { now: Date; refuse: Refuse<'VALIDATION_FAILED' | 'REAL_NAME_PHOTO_LIMIT'> },
  ) => {
    const kept = await keepPhoto(deps, owner, await contentOf(file), now);
    if (kept.refused === 'LIMIT') return refuse('REAL_NAME_PHOTO_LIMIT', deps.config.UPLOADS_PER_DAY);
    if (kept.refused) return refuse('VALIDATION_FAILED', { field: 'photo', code: PICTURE_CODES[kept.refused] });
    return { photoKey: kept.photoKey };
  };
  serve(app, 'POST /member/real-name/photos', ({ body }, call) => keep({ memCd: call.member.memCd }, body, call));
  serve(app, 'POST /real-name/forms/:token/photos', async ({ params, body }, call) =>
    keep({ orderCd: await orderOfLink(deps, params.token, call) }, body, call),
  );
}
