import { useRouteParams } from '@hyangro/runtime';
import { WaitingOrder } from '../../features/order-not-found/waiting-order';
import { CouponsOfOrder } from './coupons-of-order';

export default function OrderCouponsScreen() {
  const { orderCd } = useRouteParams('OrderProductCoupons');
  return <WaitingOrder orderCd={orderCd}>{(order) => <CouponsOfOrder key={orderCd} order={order} />}</WaitingOrder>;
}
