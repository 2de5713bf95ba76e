import { screen, within } from '@testing-library/react';
import type { OrderDocument } from '@hyangro/contracts/order/document.contract';
import { refusal, renderScreen, type EndpointMocks } from '@hyangro/testing';
import { SIGNED_IN, anOrder, messages } from '../../testing/samples';
import OrderDocumentScreen from './order-document.screen';

const row = { productNm: null, optionNm: null, quantity: null, salePrice: null, couponDiscount: null };
const statement: OrderDocument = {
  kind: 'STATEMENT',
  orderCd: anOrder().orderCd,
  orderedAt: '2026-11-20T01:00:00Z',
  paidAt: '2026-11-20T01:05:00Z',
  issuedAt: '2026-11-22T01:00:00Z',
  payMethod: 'CARD',
  buyer: { name: '상사총무', companyNm: '온정상사', businessNo: '000-00-00027' },
  isCorrected: true,
  rows: [
    {
      ...row,
      kind: 'GOODS',
      productNm: '로즈 판톰',
      quantity: 2,
      salePrice: 11_000,
      couponDiscount: 1_000,
      amount: 21_000,
      supply: 19_091,
      vat: 1_909,
    },
    { ...row, kind: 'REFUND', amount: -10_000, supply: -9_091, vat: -909 },
  ],
  total: { amount: 11_000, supply: 10_000, vat: 1_000 },
  exchangeRate: { main: 1000, sub: 1 },
};
const show = (kind: string, document: EndpointMocks['GET /orders/:orderCd/documents/:kind']) =>
  renderScreen(<OrderDocumentScreen />, {
    at: `/mypage/order/document/${kind}/O1`,
    messages,
    session: SIGNED_IN,
    endpoints: { 'GET /orders/:orderCd/documents/:kind': document },
  });

test('GAP-25 the statement names the company, every row with supply value and tax, and a total that is what stays paid', async () => {
  const { calls } = await show('statement', statement);
  expect(calls).toEqual(['GET /orders/O1/documents/STATEMENT']);
  expect(screen.getByRole('heading', { name: '거래명세서' })).toBeTruthy();
  expect(screen.getByText('온정상사')).toBeTruthy();
  expect(screen.getByText('사업자등록번호 000-00-00027')).toBeTruthy();
  const rows = screen.getAllByRole('row').map((each) =>
    within(each)
      .queryAllByRole('cell')
      .map((cell) => cell.textContent),
  );
  expect(rows.slice(1)).toEqual([
    ['2', '11,000', '19,091', '1,909', '21,000'],
    ['', '', '-9,091', '-909', '-10,000'],
    ['10,000', '1,000', '11,000'],
  ]);
  expect(screen.getByText('11,000원')).toBeTruthy();
  expect(screen.getByText('($11) 주문한 날 환율')).toBeTruthy();
});

test('GAP-25 a press prints the sheet', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = await show('receipt', { ...statement, kind: 'RECEIPT' });
  await user.click(screen.getByRole('button', { name: '인쇄하기' }));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});

test('GAP-25 an order without a document says so, and leads back', async () => {
  await show('receipt', refusal('DOCUMENT_UNPAID'));
  expect(screen.getByText('아직 볼 수 있는 서류가 없어요')).toBeTruthy();
  expect(screen.getByRole('link', { name: '주문 상세' }).getAttribute('href')).toBe('/mypage/order/O1');
});
