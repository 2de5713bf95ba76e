import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** {{title}}: one row each. */
export const {{const}} = pgTable('{{table}}', {
  {{code}}: text('{{column}}').primaryKey(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
