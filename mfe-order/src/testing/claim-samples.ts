import type { Claim, ClaimPreview } from '@hyangro/contracts/order/claim.schemas';
import { anOrder } from './samples';

function soldLine() {
  const [line] = anOrder().lines;
  if (!line) throw new Error('an order has a line');
  return line;
}

export function aClaim(over: Partial<Claim> = {}): Claim {
  const { lineNo, productCd, optionCd, brandNm, productNm, optionNm, imgMainUrl, productType, normalPrice, salePrice } = soldLine();
  return {
    claimCd: 'CL1',
    orderCd: 'O1' as Claim['orderCd'],
    claimType: 'RETURN',
    state: 'RECEIVED',
    reason: '향이 생각과 달라서 돌려보내고 싶어요',
    lines: [{ lineNo, productCd, optionCd, brandNm, productNm, optionNm, imgMainUrl, productType, quantity: 1, normalPrice, salePrice }],
    photos: [{ photoKey: 'U1.jpg', url: '/api/uploads/U1.jpg' }],
    refund: { goods: 87_040, couponDiscount: 0, shipping: 0, points: 0, payment: 87_040 },
    payMethod: 'CARD',
    exchangeRate: anOrder().exchangeRate,
    logisticsCompany: null,
    invoiceNo: null,
    rejectReason: null,
    createdAt: '2026-11-21T03:00:00Z',
    closedAt: null,
    isPaidBack: false,
    refundFrom: '2026-11-25',
    refundTo: '2026-12-01',
    ...over,
  };
}

export const aClaimPreview = (over: Partial<ClaimPreview> = {}): ClaimPreview => ({
  refund: { goods: 87_040, couponDiscount: 0, shipping: 0, points: 0, payment: 87_040 },
  couponsReturned: [],
  remaining: anOrder().amounts,
  refundFrom: '2026-11-25',
  refundTo: '2026-12-01',
  payMethod: 'CARD',
  ...over,
});
