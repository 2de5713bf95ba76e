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
    },
    payment: {
      load: () => import('./screens/payment/payment.screen'),
      prefetch: prefetchOrder,
      head: paymentHead,
    },
    'order-coupons': {
      load: () => import('./screens/order-coupons/order-coupons.screen'),
      prefetch: prefetchOrder,
      head: orderCouponsHead,
    },
    'payment-complete': {
      load: () => import('./screens/payment-complete/payment-complete.screen'),
      head: paymentCompleteHead,
    },
    orders: {
      load: () => import('./screens/orders/orders.screen'),
      prefetch: ({ services, params }) => services.queryClient.prefetchInfiniteQuery(orderQueries.list(services, tabOf(params.tab))),
      head: ordersHead,
    },
    'order-detail': {
      load: () => import('./screens/order-detail/order-detail.screen'),
      prefetch: prefetchOrder,
      head: orderDetailHead,
      Opening: OrderDetailOpening,
    },
    tracking: {
      load: () => import('./screens/tracking/tracking.screen'),
      data: () => import('./screens/tracking/tracking.data'),
    },
    'confirm-purchase': {
      load: () => import('./screens/confirm-purchase/confirm-purchase.screen'),
      data: () => import('./screens/confirm-purchase/confirm-purchase.data'),
    },
    'order-document': {
      load: () => import('./screens/order-document/order-document.screen'),
      data: () => import('./screens/order-document/order-document.data'),
    },
    claims: {
      load: () => import('./screens/claims/claims.screen'),
      data: () => import('./screens/claims/claims.data'),
    },
    claim: {
      load: () => import('./screens/claim/claim.screen'),
      data: () => import('./screens/claim/claim.data'),
    },
    'claim-invoice': {
      load: () => import('./screens/claim-invoice/claim-invoice.screen'),
      data: () => import('./screens/claim-invoice/claim-invoice.data'),
    },
  },
  messages: {
    ko: () => import('../locales/ko.json'),
    en: () => import('../locales/en.json'),
    cn: () => import('../locales/cn.json'),
  },
});
