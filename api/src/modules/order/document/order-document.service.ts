import type { OrderCd } from '@hyangro/contracts/kit/schemas';
import type { DocumentKind, DocumentRow, OrderDocument } from '@hyangro/contracts/order/document.contract';
import { lineTotal } from '@hyangro/rules/amounts';
import { taxedOf } from '@hyangro/rules/vat';
import type { Db } from '../../../platform/db/db';
import type { MemberContext } from '../../../platform/http/call';
import { textIn, textOrNull } from '../../../platform/locale/text';
import { existingMember } from '../../member/public';
import { findOrderLines } from '../order.repository';
import { ownOrder } from '../own-order.service';

type DocumentCall = Pick<
  MemberContext<'ORDER_NOT_FOUND' | 'DOCUMENT_UNPAID' | 'DOCUMENT_CORPORATE_ONLY'>,
  'member' | 'locale' | 'now' | 'refuse'
>;
type Row = Omit<DocumentRow, 'supply' | 'vat'>;

/** Receipt or statement of a paid order (GAP-25): its rows sum to what was paid less what went back, to the won. */
export async function documentOf(
  db: Db,
  call: DocumentCall,
  { orderCd, kind }: { orderCd: string; kind: DocumentKind },
): Promise<OrderDocument> {
  const order = await ownOrder(db, call, orderCd);
  const { memNm, memberType, companyNm, businessNo } = await existingMember(db, order.memCd);
  if (kind === 'STATEMENT' && memberType !== 'CORPORATE') call.refuse('DOCUMENT_CORPORATE_ONLY');
  if (!order.paidAt) return call.refuse('DOCUMENT_UNPAID');
  const goods = (await findOrderLines(db, [orderCd])).map((line): Row => ({
    ...EMPTY_ROW,
    kind: 'GOODS',
    productNm: textIn(line.productNm, call.locale),
    optionNm: textOrNull(line.optionNm, call.locale),
    quantity: line.quantity,
    salePrice: line.salePrice,
    couponDiscount: line.couponDiscount,
    amount: lineTotal(line) - line.couponDiscount,
  }));
  const rows: Row[] = [
    ...goods,
    ...(order.shipping > 0 ? [{ ...EMPTY_ROW, kind: 'SHIPPING' as const, amount: order.shipping }] : []),
    ...(order.points > 0 ? [{ ...EMPTY_ROW, kind: 'POINTS' as const, amount: -order.points }] : []),
    ...(order.refundedAmount > 0 ? [{ ...EMPTY_ROW, kind: 'REFUND' as const, amount: -order.refundedAmount }] : []),
  ];
  const { rows: taxed, total } = taxedOf(rows);
  const isCorporate = memberType === 'CORPORATE';
  return {
    kind,
    orderCd: order.orderCd as OrderCd,
    orderedAt: order.orderedAt.toISOString(),
    paidAt: order.paidAt.toISOString(),
    issuedAt: call.now.toISOString(),
    payMethod: order.payMethod,
    buyer: {
      name: memNm,
      companyNm: isCorporate ? companyNm : null,
      businessNo: isCorporate ? businessNo : null,
    },
    isCorrected: order.refundedAmount > 0,
    rows: taxed,
    total,
    exchangeRate: { main: order.rateMain, sub: order.rateSub },
  };
}

const EMPTY_ROW = { productNm: null, optionNm: null, quantity: null, salePrice: null, couponDiscount: null };
