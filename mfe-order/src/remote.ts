import { defineRemote, type Head, type ScreenArgs } from '@hyangro/runtime';
import { tabOf } from './data/order.model';
import { cartQueries } from './data/cart.queries';
import { orderQueries } from './data/order.queries';
import type { Message } from './messages';

/** Orders are nobody else's business: no search engine is let in. */
const head =
  (key: Message) =>
  ({ services }: ScreenArgs): Head => ({ title: services.i18n.t(key, { ns: 'order' }), noIndex: true });
const prefetchOrder = ({ services, params }: ScreenArgs) =>
  services.queryClient.prefetchQuery(orderQueries.detail(services, params.orderCd ?? ''));

export default defineRemote({
  name: 'order',
  screens: {
    cart: {
      load: () => import(/* webpackChunkName: "screen-cart" */ './screens/cart/cart.screen'),
      prefetch: ({ services }) => services.queryClient.prefetchQuery(cartQueries.detail(services)),
      head: head('cart.title'),
    },
    payment: {
      load: () => import(/* webpackChunkName: "screen-payment" */ './screens/payment/payment.screen'),
      prefetch: prefetchOrder,
      head: head('payment.title'),
    },
    'payment-complete': {
      load: () => import(/* webpackChunkName: "screen-payment-complete" */ './screens/payment-complete/payment-complete.screen'),
      head: head('complete.title'),
    },
    orders: {
      load: () => import(/* webpackChunkName: "screen-orders" */ './screens/orders/orders.screen'),
      prefetch: ({ services, params }) => services.queryClient.prefetchInfiniteQuery(orderQueries.list(services, tabOf(params.tab))),
      head: head('orders.title'),
    },
    'order-detail': {
      load: () => import(/* webpackChunkName: "screen-order-detail" */ './screens/order-detail/order-detail.screen'),
      prefetch: prefetchOrder,
      head: head('detail.title'),
    },
  },
  messages: {
    ko: () => import(/* webpackChunkName: "locale-ko" */ '../locales/ko.json'),
    en: () => import(/* webpackChunkName: "locale-en" */ '../locales/en.json'),
    cn: () => import(/* webpackChunkName: "locale-cn" */ '../locales/cn.json'),
  },
});
