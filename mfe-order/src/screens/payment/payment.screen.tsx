import { useRouteParams } from '@hyangro/runtime';
import { WaitingOrder } from '../../features/order-not-found/waiting-order';
import { Checkout } from './checkout';

export default function PaymentScreen() {
  const { orderCd } = useRouteParams('Payment');
  return <WaitingOrder orderCd={orderCd}>{(order) => <Checkout key={orderCd} order={order} />}</WaitingOrder>;
}
