import { CART_MAX_LINES } from '@hyangro/contracts/constants';
import { REFUSALS } from '@hyangro/contracts/errors/refusals';
import type { Locale } from '@hyangro/contracts/locales';
import { CUSTOMS_TAX_WARNING, type CartWarningCode } from '@hyangro/contracts/order/cart-warnings';
import type { Cart } from '@hyangro/contracts/order/order.schemas';
import { customsLoadOf, type CustomsLoad } from '@hyangro/rules/customs';
import { amountsOf } from '@hyangro/rules/amounts';
import { earnRatePercent } from '@hyangro/rules/grades';
import { newCode } from '../../platform/code';
import { textIn } from '../../platform/locale/text';
import type { Db } from '../../platform/db/db';
import type { MemberContext } from '../../platform/http/call';
import type { Refuse } from '../../platform/http/refusal';
import type { Deps } from '../../platform/module';
import { CHINA } from '@hyangro/contracts/order/countries';
import { findGoods, goodsIn, goodsKey, type GoodsKey } from '../catalog/public';
import { findDefaultAddress, hasRealName } from '../member/public';
import {
  addCartItem,
  deleteCartItems,
  findAddition,
  findCart,
  restoreCartItems,
  setSelection,
  updateCartItem,
  type CartRow,
} from './cart.repository';
import { amountsLineOf, wireGoods } from './goods-line.presenter';
import {
  lineViolation,
  additionViolation,
  orderViolation,
  type Pieces,
  type Violation,
  type WantedGoods,
  type WantedPieces,
} from './purchase.rules';

/** What carts ask of orders, which stand above them. */
export interface CartPorts {
  /** Whether the member has a paid order that was not cancelled. */
  hasPaidOrder(db: Db, memCd: string): Promise<boolean>;
}
export type CartLine = WantedGoods & Pick<CartRow, 'cartItemCd' | 'isSelected' | 'createdAt'>;
export interface Addition extends GoodsKey {
  quantity: number;
}

/** The cart with amounts of what is selected and can be bought, and what checkout would refuse. */
export async function readCart(
  { db, config, exchangeRate, hasPaidOrder }: Pick<Deps, 'db' | 'config' | 'exchangeRate'> & CartPorts,
  { member, locale }: Pick<MemberContext, 'member' | 'locale'>,
): Promise<Cart> {
  const [lines, isKnownBuyer, rate, isChinaClosed] = await Promise.all([
    readCartLines(db, member.memCd, locale),
    hasPaidOrder(db, member.memCd),
    exchangeRate.read(),
    meansClosedChina(db, member, locale),
  ]);
  const buyer = { ...member, hasPaidOrder: isKnownBuyer };
  const selected = lines.filter(({ isSelected }) => isSelected);
  const judged = selected.map((line) => ({ line, violation: lineViolation(line, selected, buyer) }));
  const buyable = judged.flatMap(({ line, violation }) => (violation ? [] : [line]));
  const ofOrder = buyable.length ? orderViolation(buyable, buyer, config) : null;
  const amounts = amountsOf({
    lines: buyable.map(amountsLineOf),
    points: 0,
    earnPercent: earnRatePercent(member.grade),
    exchangeRate: rate,
  });
  return {
    items: lines.map((line) => ({
      ...wireGoods(line),
      cartItemCd: line.cartItemCd,
      isSelected: line.isSelected,
      addedAt: line.createdAt.toISOString(),
      refusal: told(judged.find((one) => one.line === line)?.violation ?? null),
      stockCnt: line.stockCnt,
      maxPurchaseQty: line.maxPurchaseQty,
      firstPurchaseOnly: line.firstPurchaseOnly,
    })),
    amounts,
    count: lines.length,
    warnings: [
      ...withoutRepeats([...judged.map(({ violation }) => violation), ofOrder]).flatMap((violation) => told(violation) ?? []),
      ...(buyable.length > 0 && isChinaClosed ? [{ messageCode: REFUSALS.ORDER_REAL_NAME_MISSING.messageCode, args: [] }] : []),
      ...(amounts.customsEstimate > 0 ? [{ messageCode: CUSTOMS_TAX_WARNING, args: [amounts.customsEstimate] }] : []),
    ],
  };
}

/**
 * Whether a member would probably send to China, by address or language, and cannot yet: without real-name details no order goes there (V-CN2).
 * It is told before an order holds goods. Companies are told at the address, where China is not for them (V-CORP2).
 */
async function meansClosedChina(db: Db, { memCd, memberType }: MemberContext['member'], locale: Locale): Promise<boolean> {
  if (memberType === 'CORPORATE') return false;
  const address = await findDefaultAddress(db, memCd);
  const isChina = address ? address.countryCd === CHINA : locale === 'cn';
  return isChina && !(await hasRealName(db, memCd));
}

/** Lines of the cart with the goods of today, named in the reader's language; withdrawn goods are left out. */
export const readCartLines = async (db: Db, memCd: string, locale: Locale): Promise<CartLine[]> =>
  (await findCart(db, memCd)).map(({ quantity, cartItemCd, isSelected, createdAt, ...goods }) => ({
    ...goodsIn(goods, locale),
    quantity,
    cartItemCd,
    isSelected,
    createdAt,
  }));

/** What the selected overseas goods of the cart weigh at customs, beside which the page of a product lays its own (AHEAD-09). */
export const customsOfCart = async (db: Db, memCd: string): Promise<CustomsLoad> =>
  customsLoadOf((await findCart(db, memCd)).filter(({ isSelected }) => isSelected));

/** Puts goods into the cart. What is refused changes nothing. */
export async function addToCart(
  db: Db,
  call: Pick<MemberContext<'ORDER_PRODUCT_MISSING' | 'CART_FULL' | QuantityRefusal>, 'member' | 'locale' | 'now' | 'refuse'>,
  { productCd, optionCd, quantity }: Addition,
): Promise<{ count: number; isMerged: boolean }> {
  const { member, locale, now, refuse } = call;
  const found = await findAddition(db, member.memCd, { productCd, optionCd });
  if (!found) return refuse('ORDER_PRODUCT_MISSING');
  const { lines, ofProduct, productNm, ...goods } = found;
  const there = ofProduct.find((piece) => piece.optionCd === (optionCd ?? ''));
  if (!there && lines >= CART_MAX_LINES) refuse('CART_FULL', CART_MAX_LINES);
  const wanted = { ...goods, productCd, productNm: textIn(productNm, locale), quantity: (there?.quantity ?? 0) + quantity };
  const others = ofProduct.filter((piece) => piece !== there).map((piece) => ({ productCd, quantity: piece.quantity }));
  checkQuantity(wanted, others, refuse);
  return addCartItem(db, {
    cartItemCd: newCode('CI'),
    memCd: member.memCd,
    productCd,
    optionCd: optionCd ?? '',
    quantity,
    createdAt: now,
  });
}

export async function changeCartItem(
  db: Db,
  { member, locale, refuse }: Pick<MemberContext<'CART_ITEM_NOT_FOUND' | QuantityRefusal>, 'member' | 'locale' | 'refuse'>,
  cartItemCd: string,
  change: { quantity?: number; isSelected?: boolean },
): Promise<void> {
  const lines = await readCartLines(db, member.memCd, locale);
  const line = lines.find((candidate) => candidate.cartItemCd === cartItemCd);
  if (!line) return refuse('CART_ITEM_NOT_FOUND');
  // Fewer pieces are always fine: that is how a shopper answers a warning.
  if (change.quantity !== undefined && change.quantity > line.quantity)
    checkQuantity(
      { ...line, quantity: change.quantity },
      lines.filter((other) => other !== line),
      refuse,
    );
  if (change.quantity !== undefined || change.isSelected !== undefined) await updateCartItem(db, member.memCd, cartItemCd, change);
}
export const changeSelection = (db: Db, { member }: Pick<MemberContext, 'member'>, isSelected: boolean) =>
  setSelection(db, member.memCd, isSelected);
export const removeFromCart = (db: Db, { member }: Pick<MemberContext, 'member'>, cartItemCds: readonly string[]) =>
  deleteCartItems(db, member.memCd, cartItemCds);

/** Puts removed lines back. Goods that are no longer sold are left out; what checkout would refuse is told like that of every line. */
export async function restoreToCart(
  db: Db,
  { member, now, refuse }: Pick<MemberContext<'CART_FULL'>, 'member' | 'now' | 'refuse'>,
  items: readonly (Addition & Pick<CartRow, 'cartItemCd' | 'isSelected'> & { addedAt: string })[],
): Promise<void> {
  const { memCd } = member;
  const [cart, onSale] = await Promise.all([findCart(db, memCd), findGoods(db, items)]);
  const sold = new Set(onSale.map(goodsKey));
  const there = new Set(cart.map(goodsKey));
  const byGoods = new Map(items.filter((item) => sold.has(goodsKey(item))).map((item) => [goodsKey(item), item]));
  const lines = [...new Map([...byGoods.values()].map((item) => [item.cartItemCd, item])).values()];
  if (cart.length + lines.filter((line) => !there.has(goodsKey(line))).length > CART_MAX_LINES) refuse('CART_FULL', CART_MAX_LINES);
  await restoreCartItems(
    db,
    lines.map(({ optionCd, addedAt, ...line }) => ({
      ...line,
      memCd,
      optionCd: optionCd ?? '',
      createdAt: atMost(now, new Date(addedAt)),
    })),
  );
}

type QuantityRefusal = 'ORDER_NO_STOCK' | 'ORDER_MAX_QUANTITY' | 'ORDER_FIRST_PURCHASE_ONE';
/**
 * Refuses a quantity that the shelf or the limits of the product don't allow beside the other lines of the cart. Grade and first purchase wait
 * for checkout: the cart warns of them.
 */
function checkQuantity(wanted: WantedPieces, others: readonly Pieces[], refuse: Refuse<QuantityRefusal>): void {
  const violation = additionViolation(wanted, [...others, wanted]);
  if (violation) refuse(violation.refusal, ...violation.args);
}

/** Nothing was put in before there was a shop, or after now. */
const atMost = (now: Date, at: Date): Date => new Date(Math.max(0, Math.min(now.getTime(), at.getTime())));

const told = (violation: Violation | null) =>
  violation && { messageCode: REFUSALS[violation.refusal].messageCode satisfies CartWarningCode, args: [...violation.args] };

function withoutRepeats(violations: readonly (Violation | null)[]): Violation[] {
  const seen = new Map(violations.flatMap((violation) => (violation ? [[JSON.stringify(violation), violation] as const] : [])));
  return [...seen.values()];
}
