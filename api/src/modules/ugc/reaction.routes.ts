import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import type { Deps } from '../../platform/module';
import { blockMember, listBlocks, unblockMember } from './block.service';
import { deleteComment, listComments, writeComment } from './comment.service';
import { likePost, unlikePost } from './like.service';

/** What readers do with posts of every kind: likes, comments, and members out of their sight. */
export function reactionRoutes(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  serve(app, 'PUT /ugc/:ugcCd/like', ({ params }, call) => likePost(db, params.ugcCd, call));
  serve(app, 'DELETE /ugc/:ugcCd/like', ({ params }, call) => unlikePost(db, params.ugcCd, call));
  serve(app, 'GET /ugc/:ugcCd/comments', ({ params, query }, call) => listComments(db, params.ugcCd, query, call));
  serve(app, 'POST /ugc/:ugcCd/comments', ({ params, body }, call) =>
    writeComment(db, params.ugcCd, { ...body, idempotencyKey: call.idempotencyKey }, call),
  );
  serve(app, 'DELETE /ugc/:ugcCd/comments/:commentCd', ({ params }, call) => deleteComment(db, params.ugcCd, params.commentCd, call));
  serve(app, 'GET /blocks', ({ query }, call) => listBlocks(db, query, call));
  serve(app, 'PUT /blocks/:targetMemCd', ({ params }, call) => blockMember(db, params.targetMemCd, call));
  serve(app, 'DELETE /blocks/:targetMemCd', ({ params }, call) => unblockMember(db, params.targetMemCd, call));
}
