import { admitOperator } from '../../platform/http/operator';
import type { ApiModule } from '../../platform/module';
import { findOperator } from '../operator/public';
import { findPost, findTarget } from '../ugc/public';
import { mediaFileRoute } from '../upload/public';
import { moderationRoutes } from './moderation.routes';

/** What members report, authors appeal and operators decide of what members write; and who sees its photos and videos meanwhile. */
export const moderationModule: ApiModule = {
  name: 'moderation',
  register(app, deps) {
    moderationRoutes(app, deps);
    const { db } = deps;
    const isOperator = (request: Parameters<typeof admitOperator>[0]) =>
      request.headers.authorization !== undefined &&
      admitOperator(
        request,
        'CONTENT',
        (tokenHash) => findOperator(db, tokenHash),
        () => Promise.resolve(false),
      ).then(
        () => true,
        () => false,
      );
    // Who reads the post, and who decides of it.
    mediaFileRoute(
      app,
      deps,
      async (ugcCd, request) =>
        (await findPost(db, ugcCd, request.member?.memCd ?? null)) !== null ||
        ((await isOperator(request)) && (await findTarget(db, ugcCd)) !== null),
    );
  },
};
