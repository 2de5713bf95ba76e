import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import type { Deps } from '../../platform/module';
import { changeContact, sendContactCode } from './contact.service';
import { changeMemberInfo, readMemberInfo, readProofWays } from './member-info.service';

export function memberInfoRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  serve(app, 'GET /member/proof-ways', (_, call) => readProofWays(db, call));
  serve(app, 'GET /member/info', (_, { member }) => readMemberInfo(db, member.memCd));
  serve(app, 'PUT /member/info', ({ body }, call) => changeMemberInfo(db, body, call));
  serve(app, 'POST /member/contact-code', ({ body }, call) => sendContactCode(deps, body, call));
  serve(app, 'PUT /member/contact', ({ body }, call) => changeContact(deps, body, call));
}
