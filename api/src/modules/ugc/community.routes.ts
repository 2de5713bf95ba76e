import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import type { Deps } from '../../platform/module';
import { adopt, changeAnswer, listAnswers, removeAnswer, writeAnswer } from './answer.service';
import { changeFeed, deleteFeed, listBestFeeds, listFeeds, listFeedsOfProduct, readFeed, writeFeed } from './feed.service';
import { listFollows, changePublicInfo, follow, listPostsOf, readPublicInfo, readPublicProfile, unfollow } from './public-profile.service';
import { listPosts, readKind } from './stream.service';
import { changeTalk, deleteTalk, listBestTalks, listTalks, readTalk, voteFor, writeTalk } from './talk.service';

export function communityRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, 'GET /feeds', ({ query }, call) => listFeeds(db, query, call));
  serve(app, 'GET /feeds/best', ({ query }, call) => listBestFeeds(db, query, call));
  serve(app, 'GET /feeds/:ugcCd', ({ params }, call) => readFeed(db, params.ugcCd, call));
  serve(app, 'GET /product/:productCd/feeds', ({ params, query }, call) => listFeedsOfProduct(db, params.productCd, query, call));
  serve(app, 'POST /feeds', ({ body }, call) => writeFeed(db, body, call));
  serve(app, 'PUT /feeds/:ugcCd', ({ params, body }, call) => changeFeed(db, params.ugcCd, body, call));
  serve(app, 'DELETE /feeds/:ugcCd', ({ params }, call) => deleteFeed(db, params.ugcCd, call));

  serve(app, 'GET /talks', ({ query }, call) => listTalks(db, query, call));
  serve(app, 'GET /talks/best', ({ query }, call) => listBestTalks(db, query, call));
  serve(app, 'GET /talks/:ugcCd', ({ params }, call) => readTalk(db, params.ugcCd, call));
  serve(app, 'POST /talks', ({ body }, call) => writeTalk(db, body, call));
  serve(app, 'PUT /talks/:ugcCd', ({ params, body }, call) => changeTalk(db, params.ugcCd, body, call));
  serve(app, 'DELETE /talks/:ugcCd', ({ params }, call) => deleteTalk(db, params.ugcCd, call));
  serve(app, 'PUT /talks/:ugcCd/vote', ({ params, body }, call) => voteFor(db, params.ugcCd, body.productCd, call));
  serve(app, 'GET /talks/:ugcCd/answers', ({ params, query }, call) => listAnswers(db, params.ugcCd, query, call));
  serve(app, 'POST /talks/:ugcCd/answers', ({ params, body }, call) => writeAnswer(db, params.ugcCd, body, call));
  serve(app, 'PUT /talks/:ugcCd/answers/:answerCd', ({ params, body }, call) => changeAnswer(db, params, body, call));
  serve(app, 'DELETE /talks/:ugcCd/answers/:answerCd', ({ params }, call) => removeAnswer(db, params, call));
  serve(app, 'PUT /talks/:ugcCd/adopted', ({ params, body }, call) => adopt(db, params.ugcCd, body.answerCd, call));

  serve(app, 'GET /profiles/:targetMemCd', ({ params }, call) => readPublicProfile(db, params.targetMemCd, call));
  serve(app, 'GET /profiles/:targetMemCd/posts', ({ params, query: { tab, ...page } }, call) =>
    listPostsOf(db, params.targetMemCd, tab, page, call),
  );
  serve(app, 'GET /profiles/:targetMemCd/followers', ({ params, query }, call) =>
    listFollows(db, 'followers', params.targetMemCd, query, call),
  );
  serve(app, 'GET /profiles/:targetMemCd/following', ({ params, query }, call) =>
    listFollows(db, 'following', params.targetMemCd, query, call),
  );
  serve(app, 'PUT /profiles/:targetMemCd/follow', ({ params }, call) => follow(db, params.targetMemCd, call));
  serve(app, 'DELETE /profiles/:targetMemCd/follow', ({ params }, call) => unfollow(db, params.targetMemCd, call));
  serve(app, 'GET /member/public-profile', (_, call) => readPublicInfo(db, call));
  serve(app, 'PUT /member/public-profile', ({ body }, call) => changePublicInfo(db, body, call));

  serve(app, 'GET /ugc', ({ query }, call) => listPosts(db, {}, query, call));
  serve(app, 'GET /ugc/:ugcCd', ({ params }, call) => readKind(db, params.ugcCd, call));
}
