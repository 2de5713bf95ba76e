import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns';

/** Feature flags that an operator has switched away from their default; the others have no row. */
export const featureFlagTable = pgTable('feature_flag', {
  name: text().primaryKey(),
  isOn: boolean('is_on').notNull(),
  why: text().notNull(),
  /** As the record of actions names them. */
  changedBy: text('changed_by').notNull(),
  changedAt: instant('changed_at').notNull(),
});
