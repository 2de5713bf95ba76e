import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/db';
import { prepared } from '../../../platform/db/prepared';
import { stockTable } from '../catalog.tables';

export interface StockLine {
  productCd: string;
  optionCd: string | null;
  quantity: number;
}
/** The line that the shelf cannot serve, with what is left of it. */
export interface ShortLine extends StockLine {
  stockCnt: number;
}

/** Moves the counts of lines that have enough, in one statement. Its rows are locked in one fixed order, so that two orders never wait for each other. */
const move = prepared((db) => {
  const lines = sql`unnest(${sql.placeholder('productCds')}::text[], ${sql.placeholder('optionCds')}::text[], ${sql.placeholder('pieces')}::int[])`;
  const locked = db.$with('locked').as(
    db
      .select({ productCd: stockTable.productCd, optionCd: stockTable.optionCd, pieces: sql<number>`line.pieces`.as('pieces') })
      .from(stockTable)
      .innerJoin(
        sql`${lines} as line (product_cd, option_cd, pieces)`,
        sql`${stockTable.productCd} = line.product_cd and ${stockTable.optionCd} = line.option_cd`,
      )
      .orderBy(stockTable.productCd, stockTable.optionCd)
      .for('update', { of: stockTable }),
  );
  return db
    .with(locked)
    .update(stockTable)
    .set({ stockCnt: sql`${stockTable.stockCnt} + ${locked.pieces}` })
    .from(locked)
    .where(
      and(
        eq(stockTable.productCd, locked.productCd),
        eq(stockTable.optionCd, locked.optionCd),
        sql`${stockTable.stockCnt} + ${locked.pieces} >= 0`,
      ),
    )
    .returning({ productCd: stockTable.productCd, optionCd: stockTable.optionCd })
    .prepare('catalog_move_stock');
});
const moveStock = (tx: Tx, lines: readonly StockLine[], sign: 1 | -1) =>
  move(tx).execute({
    productCds: lines.map(({ productCd }) => productCd),
    optionCds: lines.map(({ optionCd }) => optionCd ?? ''),
    pieces: lines.map(({ quantity }) => sign * quantity),
  });

/**
 * Takes pieces off the shelf, all lines or none: answers the first line that is short, null when everything was there. After a short line the
 * caller's transaction may go on: it ends a payment whose pieces are gone.
 */
export async function takeStock(tx: Tx, lines: readonly StockLine[]): Promise<ShortLine | null> {
  const wanted = withoutTwins(lines);
  const taken = new Set((await moveStock(tx, wanted, -1)).map(stockKey));
  const short = wanted.find((line) => !taken.has(stockKey(line)));
  if (!short) return null;
  await moveStock(
    tx,
    wanted.filter((line) => taken.has(stockKey(line))),
    1,
  );
  return { ...short, stockCnt: await findStock(tx, short) };
}

/** Puts pieces back on the shelf. */
export async function returnStock(tx: Tx, lines: readonly StockLine[]): Promise<void> {
  await moveStock(tx, withoutTwins(lines), 1);
}

/** Pieces of one option; 0 for what is unknown. */
export async function findStock(db: Db, line: Pick<StockLine, 'productCd' | 'optionCd'>): Promise<number> {
  const [row] = await db.select({ stockCnt: stockTable.stockCnt }).from(stockTable).where(isRowOf(line));
  return row?.stockCnt ?? 0;
}

/** Sets the pieces of a product: of one option, or of all. */
export async function setStock(db: Db, productCd: string, stockCnt: number, optionCd?: string): Promise<void> {
  await db
    .update(stockTable)
    .set({ stockCnt })
    .where(and(eq(stockTable.productCd, productCd), optionCd === undefined ? undefined : eq(stockTable.optionCd, optionCd)));
}

const isRowOf = ({ productCd, optionCd }: Pick<StockLine, 'productCd' | 'optionCd'>) =>
  and(eq(stockTable.productCd, productCd), eq(stockTable.optionCd, optionCd ?? ''));

const stockKey = ({ productCd, optionCd }: Pick<StockLine, 'productCd' | 'optionCd'>) => `${productCd}/${optionCd ?? ''}`;

/** One line per product and option, by their codes. */
function withoutTwins(lines: readonly StockLine[]): StockLine[] {
  const sums = new Map<string, StockLine>();
  for (const line of lines) {
    const key = stockKey(line);
    sums.set(key, { ...line, quantity: line.quantity + (sums.get(key)?.quantity ?? 0) });
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line);
}
