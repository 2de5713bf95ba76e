import { and, eq, isNull } from 'drizzle-orm';
import type { Scenario } from '../../platform/module';
import { claimTable as claims } from './claim.tables';
import { approveClaim } from './decide-claim.service';

/** The member whose cancels and returns the scenario decides. */
const RETURNER = 'M0026';

/** What operators do with the claims of one member (QA-02). */
export const claimScenarios: Readonly<Record<string, Scenario>> = {
  'claims-approved': async (deps, now) => {
    const open = await deps.db
      .select({ claimCd: claims.claimCd })
      .from(claims)
      .where(and(eq(claims.memCd, RETURNER), isNull(claims.closedAt)));
    for (const { claimCd } of open) await approveClaim(deps, { now, by: { name: 'qa', requestId: null } }, claimCd, { restock: false });
    return open;
  },
};
