import type { OrderCd } from '@hyangro/contracts/kit/schemas';
import type { Locale } from '@hyangro/contracts/locales';
import type { Claim, ClaimSummary } from '@hyangro/contracts/order/claim.schemas';
import { refundDays } from '@hyangro/rules/refund-days';
import { kstDay } from '../../platform/clock/clock';
import type { Db } from '../../platform/db/db';
import type { MemberContext } from '../../platform/http/call';
import { findOrder, findOrderLines, findOrdersByCode, rateOf, wireLine, type OrderLineRow, type OrderRow } from '../order/public';
import { findSentRefunds } from '../payment/public';
import { uploadUrl } from '../upload/public';
import { findClaimLines, findClaims, findOwnClaim, findPhotos, type ClaimLineRow, type ClaimRow } from './claim.repository';

/** One own claim; another's does not exist (P-11). */
export async function ownClaim(
  db: Db,
  { member, refuse }: Pick<MemberContext<'CLAIM_NOT_FOUND'>, 'member' | 'refuse'>,
  claimCd: string,
): Promise<ClaimRow> {
  return (await findOwnClaim(db, member.memCd, claimCd)) ?? refuse('CLAIM_NOT_FOUND');
}

/** A claim as its member sees it (R-MY-07). */
export async function viewClaim(db: Db, { locale, now }: Pick<MemberContext, 'locale' | 'now'>, claim: ClaimRow): Promise<Claim> {
  const { claimCd, orderCd } = claim;
  const orderLines = await findOrderLines(db, [orderCd]);
  const fileKeys = await findPhotos(db, claimCd);
  const order = await findOrder(db, orderCd);
  if (!order) throw new Error(`claim ${claimCd} has no order ${orderCd}`);
  const isSent = (await findSentRefunds(db, [claimCd])).has(claimCd);
  const { from, to } = refundDays(kstDay(claim.closedAt ?? now));
  return {
    ...summaryOf(claim, await findClaimLines(db, [claimCd]), order, orderLines, locale),
    reason: claim.reason,
    photos: fileKeys.map((fileKey) => ({ photoKey: fileKey, url: uploadUrl(fileKey) })),
    payMethod: order.payMethod,
    rejectReason: claim.rejectReason,
    closedAt: claim.closedAt?.toISOString() ?? null,
    isPaidBack: claim.state === 'REFUNDED' && (claim.refundAmount === 0 || isSent),
    refundFrom: from,
    refundTo: to,
  };
}

/** Own claims, newest first (R-MY-06). */
export async function listClaims(
  db: Db,
  { member, locale }: Pick<MemberContext, 'member' | 'locale'>,
  page: { cursor?: string; limit: number },
) {
  const { rows, nextCursor, totalCount } = await findClaims(db, member.memCd, page);
  if (rows.length === 0) return { items: [], nextCursor, totalCount };
  const lines = await findClaimLines(
    db,
    rows.map(({ claimCd }) => claimCd),
  );
  const orderCds = [...new Set(rows.map(({ orderCd }) => orderCd))];
  const orderLines = await findOrderLines(db, orderCds);
  const orders = new Map((await findOrdersByCode(db, orderCds)).map((order) => [order.orderCd, order]));
  const items = rows.flatMap((claim) => {
    const order = orders.get(claim.orderCd);
    return order ? [summaryOf(claim, lines, order, orderLines, locale)] : [];
  });
  return { items, nextCursor, totalCount };
}

const summaryOf = (
  claim: ClaimRow,
  lines: readonly ClaimLineRow[],
  order: OrderRow,
  orderLines: readonly OrderLineRow[],
  locale: Locale,
): ClaimSummary => ({
  claimCd: claim.claimCd,
  orderCd: claim.orderCd as OrderCd,
  claimType: claim.claimType,
  state: claim.state,
  lines: lines
    .filter(({ claimCd }) => claimCd === claim.claimCd)
    .flatMap(({ orderCd, lineNo, quantity }) =>
      orderLines
        .filter((line) => line.orderCd === orderCd && line.lineNo === lineNo)
        .map((line) => ({ ...wireLine(line, locale), quantity })),
    ),
  refund: claim.refund,
  exchangeRate: rateOf(order),
  createdAt: claim.createdAt.toISOString(),
  logisticsCompany: claim.logisticsCompany,
  invoiceNo: claim.invoiceNo,
});
