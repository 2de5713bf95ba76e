import { text, timestamp } from 'drizzle-orm/pg-core';

/** A moment, kept in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A Korean (E-20) or overseas (E-21) address in one shape. */
export const addressColumns = () => ({
  countryCd: text('country_cd').notNull().default('KR'),
  recipient: text().notNull(),
  mobile: text().notNull(),
  postalCode: text('postal_code').notNull(),
  region: text().notNull(),
  detail: text().notNull(),
  state: text(),
  city: text(),
  memo: text().notNull().default(''),
  customsCode: text('customs_code').notNull().default(''),
});
