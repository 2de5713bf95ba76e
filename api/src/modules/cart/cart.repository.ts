import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';
import { cartItemTable as cart } from './cart.tables';

export type CartRow = typeof cart.$inferSelect;

/** Lines of a cart, newest first. */
export const findCart = (db: Db, memCd: string): Promise<CartRow[]> =>
  db.select().from(cart).where(eq(cart.memCd, memCd)).orderBy(desc(cart.createdAt), desc(cart.cartItemCd));

export async function countCart(db: Db, memCd: string): Promise<number> {
  const [row] = await db.select({ lines: count() }).from(cart).where(eq(cart.memCd, memCd));
  return row?.lines ?? 0;
}

/** Puts goods in; the same goods add up and are selected again. Answers whether they were there before. */
export async function addCartItem(db: Db, item: Omit<CartRow, 'isSelected'>): Promise<boolean> {
  const [row] = await db
    .insert(cart)
    .values(item)
    .onConflictDoUpdate({
      target: [cart.memCd, cart.productCd, cart.optionCd],
      set: { quantity: sql`${cart.quantity} + excluded.quantity`, isSelected: true },
    })
    .returning({ cartItemCd: cart.cartItemCd });
  return row?.cartItemCd !== item.cartItemCd;
}

export async function updateCartItem(
  db: Db,
  memCd: string,
  cartItemCd: string,
  change: { quantity?: number; isSelected?: boolean },
): Promise<void> {
  await db
    .update(cart)
    .set(change)
    .where(and(eq(cart.memCd, memCd), eq(cart.cartItemCd, cartItemCd)));
}
export async function setSelection(db: Db, memCd: string, isSelected: boolean): Promise<void> {
  await db.update(cart).set({ isSelected }).where(eq(cart.memCd, memCd));
}
export async function deleteCartItems(db: Db, memCd: string, cartItemCds: readonly string[]): Promise<void> {
  await db.delete(cart).where(and(eq(cart.memCd, memCd), inArray(cart.cartItemCd, [...cartItemCds])));
}

/** Takes what was bought out of the cart; pieces put in since then stay. */
export async function takeFromCart(db: Db, memCd: string, bought: readonly { cartItemCd: string; quantity: number }[]): Promise<void> {
  for (const { cartItemCd, quantity } of bought) {
    const isItem = and(eq(cart.memCd, memCd), eq(cart.cartItemCd, cartItemCd));
    const gone = await db
      .delete(cart)
      .where(and(isItem, sql`${cart.quantity} <= ${quantity}`))
      .returning({ cartItemCd: cart.cartItemCd });
    if (gone.length === 0)
      await db
        .update(cart)
        .set({ quantity: sql`${cart.quantity} - ${quantity}` })
        .where(isItem);
  }
}
