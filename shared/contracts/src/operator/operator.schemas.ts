import * as z from 'zod';
import { instant, queryInt } from '../kit/schemas';

/** A text in the three languages of the shop, as operators read it. */
export const text = z.object({ ko: z.string(), en: z.string(), cn: z.string() });

const words = (longest: number) => z.string().trim().min(1).max(longest);
/** The same as operators write it: no language is left out. */
export const writtenText = (longest: number) => z.object({ ko: words(longest), en: words(longest), cn: words(longest) });
/** Most characters of a title, and of what has paragraphs. */
export const TITLE_MAX = 500;
export const BODY_MAX = 20_000;

/** A list that goes on: `cursor` is the `nextCursor` of the answer before. */
export const paging = { cursor: z.string().max(200).optional(), limit: queryInt(1, 100, 20) };
export const page = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), nextCursor: z.string().nullable() });

/** A code that its caller gives: what is sent again under it is made once. */
export const givenCode = z.string().regex(/^[\w-]{1,30}$/);
/** A change says at least one thing. */
export const changesSomething = (change: object): boolean => Object.values(change).some((value) => value !== undefined);

/** An instant that an operator writes: years beyond these are mistyped. */
export const shopInstant = instant.refine((at) => at >= '2000' && at < '2100', 'validation.v0021');
