import type { RemoteName } from '../routes/table';
import type { ShopEventName } from './shop-events';

/** First parts of a query key: the remote that owns the query, then its subject. */
type QueryPrefix = readonly [owner: RemoteName, ...subject: string[]];

/** Answers that an event makes out of date, by the start of their query keys. Hearts of a wishlist follow their event themselves. */
export const OUTDATED_BY: Readonly<Record<ShopEventName, readonly QueryPrefix[]>> = {
  'cart:changed': [
    ['order', 'cart'],
    ['catalog', 'in-cart'],
    ['catalog', 'cart-customs'],
  ],
  'wishlist:changed': [['mypage']],
  'question:asked': [['mypage'], ['catalog', 'qna']],
  'notification:changed': [['mypage', 'notifications']],
  'restock:changed': [['mypage'], ['catalog', 'restocks'], ['layout', 'restocks']],
  'profile:changed': [['mypage'], ['catalog', 'for-me'], ['catalog', 'avoided']],
  'coupon:downloaded': [['mypage'], ['order', 'detail'], ['catalog', 'product-coupons'], ['layout', 'detail']],
  'order:placed': [['mypage'], ['order', 'cart'], ['order', 'list'], ['catalog', 'product'], ['catalog', 'cart-customs']],
  'order:paid': [
    ['mypage'],
    ['order', 'cart'],
    ['order', 'list'],
    ['order', 'detail'],
    ['catalog', 'product'],
    ['catalog', 'in-cart'],
    ['catalog', 'cart-customs'],
    ['catalog', 'restocks'],
    ['layout', 'restocks'],
  ],
  'order:changed': [['mypage'], ['order', 'list'], ['order', 'detail'], ['order', 'claims'], ['catalog', 'product']],
  // The shell empties the whole cache.
  'session:changed': [],
};
