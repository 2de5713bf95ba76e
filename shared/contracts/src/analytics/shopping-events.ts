/** What a shopper does, by GA4's names where it has one: these reach the app and, where the shop has them, third parties. */
export const SHOPPING_EVENTS = [
  'view_item',
  'view_item_list',
  'select_item',
  'search',
  'add_to_wishlist',
  'add_to_cart',
  'remove_from_cart',
  'begin_checkout',
  'add_payment_info',
  'purchase',
  'refund',
  'cancel_order',
  'sign_up',
  'login',
  'share',
  'apply_raffle',
  'post_review',
  'post_feed',
  'post_talk',
] as const;
export type ShoppingEvent = (typeof SHOPPING_EVENTS)[number];
