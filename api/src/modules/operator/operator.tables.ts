import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Facts } from '@hyangro/contracts/operator/operator.contract';
import type { OperatorRole } from '@hyangro/contracts/operator/operator-roles';
import { instant } from '../../platform/db/columns';

/** Who may use the operator calls. The token itself is shown once, when it is made. */
export const operatorTable = pgTable('operator', {
  operatorCd: text('operator_cd').primaryKey(),
  role: text().$type<OperatorRole>().notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: instant('created_at').notNull(),
  revokedAt: instant('revoked_at'),
});

/** What operators did, by call or by command line. Rows are only added. */
export const operatorActionTable = pgTable(
  'operator_action',
  {
    seq: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** Code of the operator, or `cli:` and the name of the account on the machine. */
    actor: text().notNull(),
    action: text().notNull(),
    /** Code of what it was done to. */
    target: text().notNull(),
    before: jsonb().$type<Facts>(),
    after: jsonb().$type<Facts>(),
    /** Of the call, as its answer names it; null for the command line. */
    requestId: text('request_id'),
  },
  (table) => [index('operator_action_target').on(table.target, table.seq)],
);
