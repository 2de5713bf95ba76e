import { screen } from '@testing-library/react';
import { renderScreen, type EndpointMocks } from '@hyangro/testing';
import { aClaim } from '../../testing/claim-samples';
import { SIGNED_IN, messages } from '../../testing/samples';
import ClaimsScreen from './claims.screen';

const show = (list: EndpointMocks['GET /claims']) =>
  renderScreen(<ClaimsScreen />, { at: '/mypage/order/claim', messages, session: SIGNED_IN, endpoints: { 'GET /claims': list } });

test('R-MY-06 claims stand with their state and what goes back; a return asks for its waybill', async () => {
  await show({
    items: [
      aClaim(),
      aClaim({ claimCd: 'CL2', claimType: 'CANCEL', state: 'REFUNDED' }),
      aClaim({ claimCd: 'CL3', state: 'REJECTED', invoiceNo: '1' }),
    ],
    totalCount: 3,
    nextCursor: null,
  });
  expect(screen.getByText('반품 접수')).toBeTruthy();
  expect(screen.getByText('환불 완료')).toBeTruthy();
  expect(screen.getByText('신청 반려')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: '운송장 번호 적기' }).map((link) => link.getAttribute('href'))).toEqual([
    '/mypage/order/claim/invoice-number/form/CL1',
  ]);
});

test('R-MY-06 without claims the way to the orders is shown', async () => {
  await show({ items: [], totalCount: 0, nextCursor: null });
  expect(screen.getByText('취소하거나 반품한 상품이 없어요')).toBeTruthy();
});
