import { screen, waitFor } from '@testing-library/react';
import { refusal, renderScreen, type EndpointMocks } from '@hyangro/testing';
import { aClaim } from '../../testing/claim-samples';
import { SIGNED_IN, messages } from '../../testing/samples';
import ClaimInvoiceScreen from './claim-invoice.screen';

const show = (endpoints: EndpointMocks) =>
  renderScreen(<ClaimInvoiceScreen />, {
    at: '/mypage/order/claim/invoice-number/form/CL1',
    messages,
    session: SIGNED_IN,
    endpoints: { 'GET /claims/:claimCd': aClaim(), ...endpoints },
  });

test('R-MY-08 carrier and number are asked for, checked by the carrier, and saved', async () => {
  const bodies: unknown[] = [];
  const page = await show({
    'PUT /claims/:claimCd/invoice': ({ body }) => (bodies.push(body), aClaim({ logisticsCompany: 'CJ', invoiceNo: '123456789012' })),
  });
  await page.user.click(screen.getByRole('button', { name: '저장하기' }));
  expect(await screen.findByText('택배사를 골라 주세요.')).toBeTruthy();
  expect(screen.getByText('운송장 번호를 적어 주세요.')).toBeTruthy();
  await page.user.selectOptions(screen.getByLabelText('택배사'), 'CJ');
  await page.user.type(screen.getByLabelText('운송장 번호'), '12345');
  await page.user.click(screen.getByRole('button', { name: '저장하기' }));
  expect(await screen.findByText('운송장 번호를 다시 확인해 주세요.')).toBeTruthy();
  await page.user.clear(screen.getByLabelText('운송장 번호'));
  await page.user.type(screen.getByLabelText('운송장 번호'), '1234-5678-9012');
  await page.user.click(screen.getByRole('button', { name: '저장하기' }));
  await waitFor(() => expect(page.address()).toBe('/mypage/order/claim/return/O1/CL1'));
  expect(bodies).toEqual([{ logisticsCompany: 'CJ', invoiceNo: '123456789012' }]);
});

test('R-MY-08 a cancel and another’s claim have no waybill', async () => {
  const first = await show({ 'GET /claims/:claimCd': aClaim({ claimType: 'CANCEL' }) });
  expect(screen.getByText('찾으시는 취소·반품 내역이 없어요')).toBeTruthy();
  first.unmount();
  await show({ 'GET /claims/:claimCd': refusal('CLAIM_NOT_FOUND') });
  expect(screen.getByText('찾으시는 취소·반품 내역이 없어요')).toBeTruthy();
});
