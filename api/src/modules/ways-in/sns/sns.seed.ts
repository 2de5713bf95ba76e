import { SNS_PROVIDERS } from '@hyangro/contracts/session/sns-providers';
import type { Db } from '../../../platform/db/db';
import type { SeedContext } from '../../../platform/seed/seed';
import { KNOWN_ACCOUNT } from './sandbox/sandbox';
import { snsLinkTable } from './sns.tables';

const DEMO_MEM_CD = 'M0001';
/** Left for the demo to link. */
const NOT_LINKED = 'naver';

/** The demo member has an account of the sandbox's at every provider but one. */
export async function seedSns(db: Db, { now }: SeedContext): Promise<void> {
  const providers = SNS_PROVIDERS.filter((provider) => provider !== NOT_LINKED);
  const rows = providers.map((provider) => ({ provider, openId: KNOWN_ACCOUNT.openId, memCd: DEMO_MEM_CD, createdAt: now }));
  await db.insert(snsLinkTable).values(rows).onConflictDoNothing();
}
