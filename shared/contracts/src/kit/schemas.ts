import * as z from 'zod';

/** Product code, as the specification spells it on the wire. */
export const productCd = z.string().min(1).max(30).brand<'ProductCd'>();
export type ProductCd = z.infer<typeof productCd>;
export const optionCd = z.string().min(1).max(40).brand<'OptionCd'>();
export type OptionCd = z.infer<typeof optionCd>;
export const layoutCd = z.string().min(1).max(30);
export const cateCd = z.string().min(1).max(30);
export const brandCd = z.string().min(1).max(30);
export const memCd = z.string().min(1).max(30).brand<'MemCd'>();
export type MemCd = z.infer<typeof memCd>;
export const orderCd = z.string().min(1).max(64).brand<'OrderCd'>();
export type OrderCd = z.infer<typeof orderCd>;
export const ugcCd = z.string().min(1).max(30);
export const raffleProductCd = z.string().min(1).max(30);
/** Largest integer the database holds: whatever a caller sends stays below. */
export const MAX_INTEGER = 2_147_483_647;
export const couponCd = z.int().min(0).max(MAX_INTEGER);

/** The caller's name for one attempt: sent again with the same body it answers the same; with another body, IDEMPOTENCY_KEY_REUSED. */
export const idempotencyKey = z.string().min(8).max(100);

/** Integer won, never negative. */
export const won = z.int().min(0);
/** Instant as ISO 8601 in UTC. */
export const instant = z.iso.datetime({ offset: true });
/** SQL datetime in Asia/Seoul, `YYYY-MM-DD HH:mm:ss` (E-03). */
export const sqlDatetime = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
export const gender = z.string();

/** A list that goes on: `nextCursor` null at the end. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), totalCount: z.int().min(0), nextCursor: z.string().nullable() });

/** Query numbers arrive as text. */
export const queryInt = (min: number, max: number, fallback: number) => z.coerce.number().int().min(min).max(max).default(fallback);

/** `true` or `false` as text; false when absent. */
export const queryFlag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');

/** `a=1&a=2`, or `a=1,2` (TRAP-13). */
export const queryList = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .transform((value) =>
    [value ?? []]
      .flat()
      .flatMap((part) => part.split(','))
      .map((part) => part.trim())
      .filter(Boolean),
  );

/** Body of every refusal and fault (§8). `args` of a 422 are field errors. */
export const errorBody = z.object({
  exceptionName: z.string(),
  messageCode: z.string(),
  args: z.array(z.union([z.string(), z.number(), z.object({ field: z.string(), code: z.string(), reason: z.string().optional() })])),
});
export type ErrorBody = z.infer<typeof errorBody>;
