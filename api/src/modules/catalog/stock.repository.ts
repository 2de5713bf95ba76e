import { and, eq, gte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/db';
import { stockTable } from './catalog.tables';

export interface StockLine {
  productCd: string;
  optionCd: string | null;
  quantity: number;
}
/** The line that the shelf cannot serve, with what is left of it. */
export interface ShortLine extends StockLine {
  stockCnt: number;
}

/**
 * Takes pieces off the shelf, all lines or none: answers the first line that is short (the caller ends its
 * transaction), null when everything was there. Rows are locked in one fixed order, so that two orders never wait for
 * each other.
 */
export async function takeStock(tx: Tx, lines: readonly StockLine[]): Promise<ShortLine | null> {
  for (const line of inLockOrder(lines)) {
    const taken = await tx
      .update(stockTable)
      .set({ stockCnt: sql`${stockTable.stockCnt} - ${line.quantity}` })
      .where(and(isRowOf(line), gte(stockTable.stockCnt, line.quantity)))
      .returning({ stockCnt: stockTable.stockCnt });
    if (taken.length === 0) return { ...line, stockCnt: await findStock(tx, line) };
  }
  return null;
}

/** Puts pieces back on the shelf. */
export async function returnStock(tx: Tx, lines: readonly StockLine[]): Promise<void> {
  for (const line of inLockOrder(lines)) {
    await tx
      .update(stockTable)
      .set({ stockCnt: sql`${stockTable.stockCnt} + ${line.quantity}` })
      .where(isRowOf(line));
  }
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

function inLockOrder(lines: readonly StockLine[]): StockLine[] {
  const sums = new Map<string, StockLine>();
  for (const line of lines) {
    const key = `${line.productCd}/${line.optionCd ?? ''}`;
    sums.set(key, { ...line, quantity: line.quantity + (sums.get(key)?.quantity ?? 0) });
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line);
}
