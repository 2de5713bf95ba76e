import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import type { Deps } from '../../platform/module';
import { changeConsent, readConsents } from './consents.service';
import { changeSetting, readAll, readNews, readOne, readSettings, removeAll, removeOne } from './notifications.service';

export function notificationRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, 'GET /notifications', ({ query }, call) => readNews(db, query, call));
  serve(app, 'PUT /notifications/read', ({ body }, call) => readAll(db, body.upToSeq, call));
  serve(app, 'PUT /notifications/:seq/read', ({ params }, call) => readOne(db, params.seq, call));
  serve(app, 'DELETE /notifications', ({ query }, call) => removeAll(db, query.upToSeq, call));
  serve(app, 'DELETE /notifications/:seq', ({ params }, call) => removeOne(db, params.seq, call));
  serve(app, 'GET /notifications/settings', (_, { member }) => readSettings(db, member.memCd));
  serve(app, 'PUT /notifications/settings', ({ body }, { member }) => changeSetting(db, member.memCd, body));
  serve(app, 'GET /member/consents', (_, { member }) => readConsents(db, member.memCd));
  serve(app, 'PUT /member/consents/:agreementCd', ({ params, body }, { member, now }) =>
    changeConsent(db, member.memCd, params.agreementCd, body.isAgreed, now),
  );
}
