import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import type { Deps } from '../../platform/module';
import { saveFcmToken } from './fcm-token.repository';

export function memberRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, 'PUT /member/fcm-user-token', async ({ body }, { member, isApp, now, refuse }) => {
    if (!isApp) return refuse('PUSH_TOKEN_APP_ONLY');
    await saveFcmToken(db, body.token, member.memCd, now);
    return true as const;
  });
}
