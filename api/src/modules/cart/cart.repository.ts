import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';
import { prepared } from '../../platform/db/prepared';
import { goodsOf, goodsOnSale, type Goods, type GoodsKey } from '../catalog/public';
import { cartItemTable as cart } from './cart.tables';

export type CartRow = typeof cart.$inferSelect;

const isOfMember = eq(cart.memCd, sql.placeholder('memCd'));
const areSameGoods = and(eq(goodsOnSale.productCd, cart.productCd), eq(goodsOnSale.optionCd, cart.optionCd));

const cartWithGoods = prepared((db) =>
  db
    .select()
    .from(cart)
    .innerJoin(goodsOnSale, areSameGoods)
    .where(isOfMember)
    .orderBy(desc(cart.createdAt), desc(cart.cartItemCd))
    .prepare('cart_with_goods'),
);

/** Lines of a cart with the goods of today, newest first. Withdrawn goods are left out. */
export async function findCart(
  db: Db,
  memCd: string,
): Promise<(Goods & Pick<CartRow, 'cartItemCd' | 'quantity' | 'isSelected' | 'createdAt'>)[]> {
  const rows = await cartWithGoods(db).execute({ memCd });
  return rows.map(({ cart_item: { cartItemCd, quantity, isSelected, createdAt }, goods_on_sale }) => ({
    ...goodsOf(goods_on_sale),
    cartItemCd,
    quantity,
    isSelected,
    createdAt,
  }));
}

const linesOfMember = prepared((db) => db.select({ lines: count() }).from(cart).where(isOfMember).prepare('cart_count'));

export async function countCart(db: Db, memCd: string): Promise<number> {
  const [row] = await linesOfMember(db).execute({ memCd });
  return row?.lines ?? 0;
}

interface Piece {
  optionCd: string;
  quantity: number;
}
const addition = prepared((db) => {
  const held = db
    .select({
      lines: sql<number>`count(*)::int`.as('lines'),
      ofProduct: sql<Piece[]>`coalesce(json_agg(json_build_object('optionCd', ${cart.optionCd}, 'quantity', ${cart.quantity}))
        filter (where ${cart.productCd} = ${sql.placeholder('productCd')}), '[]')`.as('of_product'),
    })
    .from(cart)
    .innerJoin(goodsOnSale, areSameGoods)
    .where(isOfMember)
    .as('held');
  return db
    .select({
      productNm: goodsOnSale.productNm,
      stockCnt: goodsOnSale.stockCnt,
      maxPurchaseQty: goodsOnSale.maxPurchaseQty,
      firstPurchaseOnly: goodsOnSale.firstPurchaseOnly,
      lines: held.lines,
      ofProduct: held.ofProduct,
    })
    .from(goodsOnSale)
    .crossJoin(held)
    .where(and(eq(goodsOnSale.productCd, sql.placeholder('productCd')), eq(goodsOnSale.optionCd, sql.placeholder('optionCd'))))
    .prepare('cart_addition');
});

/**
 * Goods on sale with what the rules of adding them to a cart ask: how many lines the cart has, and the pieces in it of the same product by
 * option. Undefined for goods that are not on sale.
 */
export async function findAddition(db: Db, memCd: string, { productCd, optionCd }: GoodsKey) {
  const [row] = await addition(db).execute({ memCd, productCd, optionCd: optionCd ?? '' });
  return row;
}

const put = prepared((db) => {
  const others = db
    .select({ lines: count() })
    .from(cart)
    .where(
      and(isOfMember, sql`(${cart.productCd}, ${cart.optionCd}) <> (${sql.placeholder('productCd')}, ${sql.placeholder('optionCd')})`),
    );
  return db
    .insert(cart)
    .values({
      cartItemCd: sql.placeholder('cartItemCd'),
      memCd: sql.placeholder('memCd'),
      productCd: sql.placeholder('productCd'),
      optionCd: sql.placeholder('optionCd'),
      quantity: sql.placeholder('quantity'),
      createdAt: sql.placeholder('createdAt'),
    })
    .onConflictDoUpdate({
      target: [cart.memCd, cart.productCd, cart.optionCd],
      set: { quantity: sql`${cart.quantity} + excluded.quantity`, isSelected: true },
    })
    .returning({ cartItemCd: cart.cartItemCd, others: sql<number>`(${others})::int` })
    .prepare('cart_put');
});

/** Puts goods in; the same goods add up and are selected again. Answers the lines of the cart, and whether the goods were there before. */
export async function addCartItem(db: Db, item: Omit<CartRow, 'isSelected'>): Promise<{ count: number; isMerged: boolean }> {
  const [row] = await put(db).execute(item);
  // Counted without this line: the statement cannot see its own, nor one that another click has just made.
  return { count: (row?.others ?? 0) + 1, isMerged: row?.cartItemCd !== item.cartItemCd };
}

const changed = prepared((db) =>
  db
    .update(cart)
    .set({
      quantity: sql`coalesce(${sql.placeholder('quantity')}::int, ${cart.quantity})`,
      isSelected: sql`coalesce(${sql.placeholder('isSelected')}::boolean, ${cart.isSelected})`,
    })
    .where(and(isOfMember, eq(cart.cartItemCd, sql.placeholder('cartItemCd'))))
    .prepare('cart_change'),
);

/** Changes what is named of a line. */
export async function updateCartItem(
  db: Db,
  memCd: string,
  cartItemCd: string,
  { quantity = null, isSelected = null }: { quantity?: number | null; isSelected?: boolean | null },
): Promise<void> {
  await changed(db).execute({ memCd, cartItemCd, quantity, isSelected });
}
export async function setSelection(db: Db, memCd: string, isSelected: boolean): Promise<void> {
  await db.update(cart).set({ isSelected }).where(eq(cart.memCd, memCd));
}
export async function deleteCartItems(db: Db, memCd: string, cartItemCds: readonly string[]): Promise<void> {
  await db.delete(cart).where(and(eq(cart.memCd, memCd), inArray(cart.cartItemCd, [...cartItemCds])));
}

/** Puts removed lines back. Goods that are in the cart again keep the larger quantity, so that a second press adds nothing. */
export async function restoreCartItems(db: Db, items: readonly CartRow[]): Promise<void> {
  // A code that is taken is the line itself, or not the member's.
  const free = items.map(({ cartItemCd }) => cartItemCd);
  const taken = await db.select({ cartItemCd: cart.cartItemCd }).from(cart).where(inArray(cart.cartItemCd, free));
  const gone = items.filter(({ cartItemCd }) => !taken.some((row) => row.cartItemCd === cartItemCd));
  if (gone.length === 0) return;
  await db
    .insert(cart)
    .values(gone)
    .onConflictDoUpdate({
      target: [cart.memCd, cart.productCd, cart.optionCd],
      set: { quantity: sql`greatest(${cart.quantity}, excluded.quantity)` },
    });
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
