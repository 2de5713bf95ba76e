import { amount, flag, listOf, text, type Guard, type Guarded } from '../kit/guards';

const code = text(100);

const events = <const T extends Readonly<Record<string, Readonly<Record<string, Guard<unknown>>>>>>(fields: T): T => fields;

/**
 * Facts that one remote tells all others, with the fields of each; types and the check at run time both come from here
 * (MFE-16). Past tense: an event never asks for anything.
 */
export const EVENT_FIELDS = events({
  'cart:changed': { count: amount },
  'wishlist:changed': { productCd: code, isZzim: flag },
  /** A question on a product was sent. */
  'question:asked': { productCd: code },
  /** News were read or taken away. */
  'notification:changed': { unreadCount: amount },
  'restock:changed': { productCd: code, isRequested: flag },
  /** The member's own nickname, photo, beauty profile, name, or how the member can be reached. */
  'profile:changed': { memCd: code },
  'coupon:downloaded': { couponCds: listOf(amount, 1000) },
  /** `isLogout`: the member said so; otherwise the session has ended by itself. */
  'session:changed': { isLogin: flag, isLogout: flag },
  /** Pieces are reserved; nothing is paid yet. */
  'order:placed': { orderCd: code },
  'order:paid': { orderCd: code },
  /** The member did something with an order after it was placed: cancelled, confirmed, claimed. */
  'order:changed': { orderCd: code },
});

type Fields = typeof EVENT_FIELDS;
export type ShopEventName = keyof Fields;
/** Payload by event. */
export type ShopEvents = { [E in ShopEventName]: { -readonly [F in keyof Fields[E]]: Guarded<Fields[E][F]> } };

/** Whether a name from outside is an event of the shop. */
export const isShopEvent = (name: string): name is ShopEventName => Object.hasOwn(EVENT_FIELDS, name);
