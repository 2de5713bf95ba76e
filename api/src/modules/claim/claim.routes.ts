import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import type { Deps } from '../../platform/module';
import { keepPicture, uploadUrl } from '../upload/public';
import { listClaims, ownClaim, viewClaim } from './claim-view.service';
import { receiveClaim } from './receive-claim.service';
import { previewClaim } from './refund-preview.service';
import { tellParcel } from './return-parcel.service';

export function claimRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  // What a body is is told by its content: any type that calls itself a picture, or nothing, is read.
  app.addContentTypeParser(
    /^(image\/|application\/octet-stream)/,
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => new File([new Uint8Array(body)], 'photo'),
  );
  serve(app, 'POST /claims/photos', async ({ body }, { member, now, refuse }) => {
    const photoKey = await keepPicture(deps, member.memCd, Buffer.from(await body.arrayBuffer()), now);
    if (!photoKey) return refuse('VALIDATION_FAILED', { field: 'photo', code: 'claim.v0007' });
    return { photoKey, url: uploadUrl(photoKey) };
  });
  serve(app, 'POST /claims/preview', ({ body }, call) => previewClaim(db, call, body));
  serve(app, 'POST /claims', async ({ body }, call) => viewClaim(db, call, await receiveClaim(deps, call, body)));
  serve(app, 'GET /claims', ({ query }, call) => listClaims(db, call, query));
  serve(app, 'GET /claims/:claimCd', async ({ params }, call) => viewClaim(db, call, await ownClaim(db, call, params.claimCd)));
  serve(app, 'PUT /claims/:claimCd/invoice', async ({ params, body }, call) => {
    await tellParcel(db, call, params.claimCd, body);
    return viewClaim(db, call, await ownClaim(db, call, params.claimCd));
  });
}
