import type { ShopEvents } from '@hyangro/contracts/events/shop-events';
import type { EventBus } from './event-bus';

declare const events: EventBus;

events.publish('cart:changed', { count: 2 });
events.subscribe('coupon:downloaded', ({ couponCds }) => couponCds satisfies number[]);
({ isLogin: true, isLogout: false }) satisfies ShopEvents['session:changed'];
// @ts-expect-error No such event.
events.publish('cart:exploded', {});
// @ts-expect-error A text is no number.
events.publish('cart:changed', { count: '2' });
// @ts-expect-error A field is missing.
events.publish('wishlist:changed', { productCd: 'P1' });
// @ts-expect-error An unknown field.
events.publish('order:paid', { orderCd: 'O1', won: 1 });
