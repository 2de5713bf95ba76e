import type { FastifyInstance } from 'fastify';
import { contentOf, receivePictures } from '../../platform/http/received-file';
import { serve } from '../../platform/http/serve';
import type { Deps } from '../../platform/module';
import { PICTURE_CODES, keepPicture, uploadUrl } from '../upload/public';
import { listClaims, ownClaim, viewClaim } from './claim-view.service';
import { receiveClaim } from './receive-claim.service';
import { previewClaim } from './refund-preview.service';
import { tellParcel } from './return-parcel.service';

export function claimRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  receivePictures(app);
  serve(app, 'POST /claims/photos', async ({ body }, { member, now, refuse }) => {
    const kept = await keepPicture(deps, member.memCd, await contentOf(body), now);
    if (kept.refused === 'LIMIT') return refuse('CLAIM_PHOTO_LIMIT', deps.config.UPLOADS_PER_DAY);
    if (kept.refused) return refuse('VALIDATION_FAILED', { field: 'photo', code: PICTURE_CODES[kept.refused] });
    return { photoKey: kept.fileKey, url: uploadUrl(kept.fileKey) };
  });
  serve(app, 'POST /claims/preview', ({ body }, call) => previewClaim(deps, call, body));
  serve(app, 'POST /claims', async ({ body }, call) => viewClaim(db, call, await receiveClaim(deps, call, body)));
  serve(app, 'GET /claims', ({ query }, call) => listClaims(db, call, query));
  serve(app, 'GET /claims/:claimCd', async ({ params }, call) => viewClaim(db, call, await ownClaim(db, call, params.claimCd)));
  serve(app, 'PUT /claims/:claimCd/invoice', async ({ params, body }, call) => {
    await tellParcel(db, call, params.claimCd, body);
    return viewClaim(db, call, await ownClaim(db, call, params.claimCd));
  });
}
