import type { RootDb } from '../db/db';
import type { Cookies } from '@hyangro/server/cookies';
import type { Locale } from '@hyangro/contracts/locales';
import type { Member } from '../session/member';
import type { Endpoint } from '@hyangro/contracts/kit/contract';
import type { Client } from './client';
import type { Operator } from './operator';

declare module 'fastify' {
  interface FastifyRequest {
    client: Client;
    cookies: Cookies;
    /** Language of the answer. */
    locale: Locale;
    member: Member | null;
    /** Of a call that needs an operator, and of no other. */
    operator: Operator | null;
    /** SHA-256 of the session token in use; null for a visitor. */
    sessionHash: string | null;
    /** Whether the call comes from the app's web view. */
    isApp: boolean;
    now: Date;
  }
  interface FastifyInstance {
    /** Where answers of calls with a key are kept. */
    db: RootDb;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
    /** Exempt from the cross-site guard: webhooks and the payment provider's own page, which bring their own proof. */
    isOpenToOtherSites?: true;
  }
}
