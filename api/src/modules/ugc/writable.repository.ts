import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { decodeCursor, isCursorInstant, pageOf } from '../../platform/db/cursor';
import type { Db } from '../../platform/db/db';
import { textSql } from '../../platform/locale/text-sql';
import { productNames } from '../catalog/public';
import { confirmedLines as lines } from '../order/public';
import type { Reader } from './reader';
import { reviewTable } from './review.tables';

type Mine = Reader & { memCd: string };

/** Of a product bought several times the line that was confirmed last; none that has its review. */
const isOpen = (memCd: string): SQL => sql`not exists (
    select 1 from ${reviewTable} where ${reviewTable.memCd} = ${memCd} and ${reviewTable.productCd} = ${lines.productCd})`;

const columns = ({ locale }: Mine) => ({
  orderCd: lines.orderCd,
  lineNo: lines.lineNo,
  confirmedAt: lines.confirmedAt,
  productCd: lines.productCd,
  optionCd: lines.optionCd,
  brandNm: textSql(productNames.brandName, locale).as('line_brand'),
  productNm: textSql(productNames.productName, locale).as('line_product'),
  imgMainUrl: productNames.imgMainUrl,
  optionNm: sql<string | null>`${lines.optionNm}->>${locale}`.as('line_option'),
  cateCd: productNames.cateCd,
  isPerfume: productNames.isPerfume,
});

/** Confirmed lines whose product a member has not reviewed, newest first, one of each product; and how many there are. Of one product where it is named. */
export async function findWritable(
  db: Db,
  { productCd, ...page }: { cursor?: string | undefined; limit: number; productCd?: string | undefined },
  mine: Mine,
) {
  const place = decodeCursor(page.cursor, 3, ([at, orderCd, lineNo]) =>
    isCursorInstant(at) && typeof orderCd === 'string' && Number.isInteger(lineNo) && Math.abs(Number(lineNo)) < 2 ** 31
      ? sql`(${at}::timestamptz, ${orderCd}::text, ${lineNo}::int)`
      : null,
  );
  // A member has dozens of lines, and hundreds at most: they are read whole, the newest of each product is kept.
  const newest = db
    .selectDistinctOn([lines.productCd], columns(mine))
    .from(lines)
    .innerJoin(productNames, eq(productNames.productCd, lines.productCd))
    .where(and(eq(lines.memCd, mine.memCd), productCd === undefined ? undefined : eq(lines.productCd, productCd), isOpen(mine.memCd)))
    .orderBy(lines.productCd, desc(lines.confirmedAt), desc(lines.orderCd), desc(lines.lineNo))
    .as('newest');
  const rows = await db
    .select()
    .from(newest)
    .where(place && sql`(${newest.confirmedAt}, ${newest.orderCd}, ${newest.lineNo}) < ${place}`)
    .orderBy(desc(newest.confirmedAt), desc(newest.orderCd), desc(newest.lineNo))
    .limit(page.limit + 1);
  const totalCount = await db.$count(newest);
  return { ...pageOf(rows, page.limit, (last) => [last.confirmedAt.toISOString(), last.orderCd, last.lineNo]), totalCount };
}

/** A confirmed line of a member; null for any other. */
export async function findConfirmedLine(db: Db, orderCd: string, lineNo: number, mine: Mine) {
  const [row] = await db
    .select(columns(mine))
    .from(lines)
    .innerJoin(productNames, eq(productNames.productCd, lines.productCd))
    .where(and(eq(lines.memCd, mine.memCd), eq(lines.orderCd, orderCd), eq(lines.lineNo, lineNo)));
  return row ?? null;
}
export type WritableRow = NonNullable<Awaited<ReturnType<typeof findConfirmedLine>>>;

/** What decides which traits a product's reviews measure. */
export async function findGoodsKind(db: Db, productCd: string): Promise<{ cateCd: string; isPerfume: boolean } | null> {
  const [row] = await db
    .select({ cateCd: productNames.cateCd, isPerfume: productNames.isPerfume })
    .from(productNames)
    .where(eq(productNames.productCd, productCd));
  return row ?? null;
}
