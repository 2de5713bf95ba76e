import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import * as z from 'zod';
import { LONGEST, written } from '../text/longest';
import type { Text } from './text';

/** The reader's text of a stored `Text`, picked by the database; Korean when a language is missing. */
export const textSql = (column: SQLWrapper, locale: SQLWrapper | string): SQL<string> =>
  sql<string>`coalesce(nullif(${column}->>${locale}, ''), ${column}->>'ko')`;

/** A text in a file, in all three languages, each of so many characters at most. */
export const textUpTo = (max: number): z.ZodType<Text> => z.object({ ko: written(max), en: written(max), cn: written(max) });

export const textSchema = textUpTo(LONGEST.text);
