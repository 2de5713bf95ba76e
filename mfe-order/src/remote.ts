import { defineRemote, type ScreenArgs } from '@hyangro/runtime';
import { tabOf } from './data/order.model';
import { cartQueries } from './data/cart.queries';
import { orderQueries } from './data/order.queries';
import { cartHead } from './screens/cart/cart.head';
import { orderDetailHead } from './screens/order-detail/order-detail.head';
import { OrderDetailOpening } from './screens/order-detail/order-detail-opening';
import { orderCouponsHead } from './screens/order-coupons/order-coupons.head';
import { ordersHead } from './screens/orders/orders.head';
import { paymentHead } from './screens/payment/payment.head';
import { paymentCompleteHead } from './screens/payment-complete/payment-complete.head';

const prefetchOrder = ({ services, params }: ScreenArgs<'Payment' | 'OrderDetail' | 'OrderProductCoupons'>) =>
  services.queryClient.prefetchQuery(orderQueries.detail(services, params.orderCd));

export default defineRemote({
  name: 'order',
  screens: {
    cart: {
      load: () => import('./screens/cart/cart.screen'),
      prefetch: ({ services }) => services.queryClient.prefetchQuery(cartQueries.detail(services)),
      head: cartHead,
      words: 'cart',
    },
    payment: {
      load: () => import('./screens/payment/payment.screen'),
      prefetch: prefetchOrder,
      head: paymentHead,
      words: 'checkout',
    },
    'order-coupons': {
      load: () => import('./screens/order-coupons/order-coupons.screen'),
      prefetch: prefetchOrder,
      head: orderCouponsHead,
      words: 'checkout',
    },
    'payment-complete': {
      load: () => import('./screens/payment-complete/payment-complete.screen'),
      head: paymentCompleteHead,
      words: 'checkout',
    },
    orders: {
      load: () => import('./screens/orders/orders.screen'),
      prefetch: ({ services, params }) => services.queryClient.prefetchInfiniteQuery(orderQueries.list(services, tabOf(params.tab))),
      head: ordersHead,
      words: 'orders',
    },
    'order-detail': {
      load: () => import('./screens/order-detail/order-detail.screen'),
      prefetch: prefetchOrder,
      head: orderDetailHead,
      Opening: OrderDetailOpening,
      words: 'orders',
    },
    tracking: {
      load: () => import('./screens/tracking/tracking.screen'),
      data: () => import('./screens/tracking/tracking.data'),
      words: 'orders',
    },
    'confirm-purchase': {
      load: () => import('./screens/confirm-purchase/confirm-purchase.screen'),
      data: () => import('./screens/confirm-purchase/confirm-purchase.data'),
      words: 'orders',
    },
    'order-document': {
      load: () => import('./screens/order-document/order-document.screen'),
      data: () => import('./screens/order-document/order-document.data'),
    },
    claims: {
      load: () => import('./screens/claims/claims.screen'),
      data: () => import('./screens/claims/claims.data'),
      words: 'claims',
    },
    claim: {
      load: () => import('./screens/claim/claim.screen'),
      data: () => import('./screens/claim/claim.data'),
      words: 'claims',
    },
    'claim-invoice': {
      load: () => import('./screens/claim-invoice/claim-invoice.screen'),
      data: () => import('./screens/claim-invoice/claim-invoice.data'),
      words: 'claims',
    },
  },
  messages: {
    ko: () => import('../locales/ko.json'),
    en: () => import('../locales/en.json'),
    cn: () => import('../locales/cn.json'),
  },
});
