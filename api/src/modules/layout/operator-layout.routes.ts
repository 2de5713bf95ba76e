import type { FastifyInstance } from 'fastify';
import type { Storage } from '../../platform/storage/storage';
import { serve } from '../../platform/http/serve';
import type { Deps } from '../../platform/module';
import type { FindPicture } from './file/pictures';
import { checkPages, importPages, readDesk, readPage } from './operator-layouts.service';
import { listVersions } from './version/layout-version.repository';
import { previewLayout, previewUrl } from './version/preview.service';
import { publishLayout, rollbackLayout } from './version/publish.service';
import { cancelSchedule, scheduleLayout } from './version/schedule.service';

/** What pages ask of modules above them. */
export interface LayoutPorts {
  /** Pictures that an operator's file may name. */
  findPictures(uploads: Storage): Promise<FindPicture>;
}
type OperatorDeps = Pick<Deps, 'db' | 'storage' | 'config'> & LayoutPorts;

/** Home and promotion pages as operators make them; `pnpm shop layout` does the same. */
export function operatorLayoutRoutes(app: FastifyInstance, { db, storage, config, findPictures }: OperatorDeps): void {
  serve(app, 'GET /operator/layouts', () => readDesk(db));

  serve(app, 'GET /operator/layouts/:layoutCd', ({ params, query }) => readPage(db, params.layoutCd, query.version));

  serve(app, 'GET /operator/layouts/:layoutCd/versions', async ({ params, query }) => ({
    items: (await listVersions(db, params.layoutCd, query)).map(({ createdAt, publishAt, publishedAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      publishAt: publishAt?.toISOString() ?? null,
      publishedAt: publishedAt?.toISOString() ?? null,
    })),
  }));

  serve(app, 'GET /operator/layouts/:layoutCd/preview', async ({ params: { layoutCd }, query: { version, hours } }, { now }) => {
    const link = await previewLayout(db, layoutCd, version ?? null, hours, now);
    const url = previewUrl(layoutCd, link, config.SHOP_URL);
    return { layoutCd, version: link.version, url, expiresAt: link.expiresAt.toISOString() };
  });

  serve(app, 'POST /operator/layouts/check', async ({ body }, { now }) =>
    checkPages(db, body, { findPicture: await findPictures(storage), now }),
  );

  serve(app, 'POST /operator/layouts', async ({ query: { publish }, body }, { by, now }) =>
    importPages(db, body, { by, now, isPublished: publish, findPicture: await findPictures(storage) }),
  );

  serve(app, 'POST /operator/layouts/:layoutCd/publish', async ({ params: { layoutCd }, body }, { by, now }) => ({
    layoutCd,
    version: await publishLayout(db, layoutCd, body.version, by, now, body.from),
  }));

  serve(app, 'POST /operator/layouts/:layoutCd/rollback', async ({ params: { layoutCd }, body }, { by, now }) => ({
    layoutCd,
    version: await rollbackLayout(db, layoutCd, body.version ?? null, by, now, body.from),
  }));

  serve(app, 'PUT /operator/layouts/:layoutCd/schedule', async ({ params: { layoutCd }, body }, { by, now }) => {
    const publishAt = new Date(body.publishAt);
    const version = await scheduleLayout(db, layoutCd, body.version, publishAt, by, now);
    return { layoutCd, version, publishAt: publishAt.toISOString() };
  });

  serve(app, 'DELETE /operator/layouts/:layoutCd/schedule', async ({ params: { layoutCd }, query }, { by, now }) => ({
    layoutCd,
    versions: await cancelSchedule(db, layoutCd, query.version ?? null, by, now),
  }));
}
