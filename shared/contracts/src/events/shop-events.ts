/** Facts that one remote tells all others. Past tense: an event never asks for anything. */
export interface ShopEvents {
  'cart:changed': { count: number };
  'wishlist:changed': { productCd: string; isZzim: boolean };
  'coupon:downloaded': { couponCds: number[] };
  /** `isLogout`: the member said so; otherwise the session has ended by itself. */
  'session:changed': { isLogin: boolean; isLogout: boolean };
  /** Pieces are reserved; nothing is paid yet. */
  'order:placed': { orderCd: string };
  'order:paid': { orderCd: string };
}
export type ShopEventName = keyof ShopEvents;

type Kind = 'string' | 'number' | 'boolean' | 'number[]';
/** Shape of each event's payload, checked where it is published (MFE-16). */
export const EVENT_FIELDS: { readonly [E in ShopEventName]: { readonly [F in keyof ShopEvents[E]]: Kind } } = {
  'cart:changed': { count: 'number' },
  'wishlist:changed': { productCd: 'string', isZzim: 'boolean' },
  'coupon:downloaded': { couponCds: 'number[]' },
  'session:changed': { isLogin: 'boolean', isLogout: 'boolean' },
  'order:placed': { orderCd: 'string' },
  'order:paid': { orderCd: 'string' },
};
