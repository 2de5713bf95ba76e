import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import * as z from 'zod';
import type { Text } from './text';

/** The reader's text of a stored `Text`, picked by the database; Korean when a language is missing. */
export const textSql = (column: SQLWrapper, locale: SQLWrapper | string): SQL<string> =>
  sql<string>`coalesce(nullif(${column}->>${locale}, ''), ${column}->>'ko')`;

/** A text in a file: all three languages. */
export const textSchema: z.ZodType<Text> = z.object({
  ko: z.string().min(1),
  en: z.string().min(1),
  cn: z.string().min(1),
});
