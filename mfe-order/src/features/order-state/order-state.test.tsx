import { screen } from '@testing-library/react';
import cnTerms from '@hyangro/contracts/messages/terms.cn.json';
import enTerms from '@hyangro/contracts/messages/terms.en.json';
import koTerms from '@hyangro/contracts/messages/terms.ko.json';
import { ORDER_STATES } from '@hyangro/contracts/order/order.schemas';
import { renderScreen } from '@hyangro/testing';
import cn from '../../../locales/cn.json';
import en from '../../../locales/en.json';
import ko from '../../../locales/ko.json';
import { OrderStateTag } from './order-state';

test.each([
  [
    'ko',
    { order: ko, terms: koTerms },
    ['입금 대기', '배송 준비', '배송 중', '배송 완료', '구매 확정', '취소 접수', '반품 접수', '환불 완료', '주문 취소'],
  ],
  [
    'en',
    { order: en, terms: enTerms },
    [
      'Waiting for payment',
      'Preparing',
      'Shipping',
      'Delivered',
      'Purchase confirmed',
      'Cancel received',
      'Return received',
      'Refund complete',
      'Cancelled',
    ],
  ],
  [
    'cn',
    { order: cn, terms: cnTerms },
    ['待付款', '备货中', '配送中', '已送达', '已确认收货', '已申请取消', '已申请退货', '已退款', '订单已取消'],
  ],
] as const)('ST-ORD-01 every state of an order has its words in %s', async (locale, messages, words) => {
  await renderScreen(
    <ul>
      {ORDER_STATES.map((state) => (
        <li key={state}>
          <OrderStateTag state={state} />
        </li>
      ))}
    </ul>,
    { locale, messages },
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(words);
});
