import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import type { Deps } from '../../platform/module';
import { saveFcmToken } from './fcm-token.repository';
import { readPoints } from './points-page.service';
import { findAvoided, setAvoided } from './profile.repository';

export function memberRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, 'GET /member/avoided-ingredients', (_, { member }) => findAvoided(db, member.memCd));
  serve(app, 'PUT /member/avoided-ingredients', ({ body }, { member }) => setAvoided(db, member.memCd, body.name, body.isAvoided));
  serve(app, 'GET /points', ({ query }, call) => readPoints(db, query, call));
  serve(app, 'PUT /member/fcm-user-token', async ({ body }, { member, isApp, now, refuse }) => {
    if (!isApp) return refuse('PUSH_TOKEN_APP_ONLY');
    await saveFcmToken(db, body.token, member.memCd, now);
    return true as const;
  });
}
