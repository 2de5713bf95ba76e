import styled from '@emotion/styled';
import type { Claim } from '@hyangro/contracts/order/claim.schemas';
import { trackUrlOf } from '@hyangro/contracts/order/carriers';
import { pathOf, useTerms } from '@hyangro/runtime';
import { LinkButton } from '@hyangro/ui/button';
import { Notice } from '@hyangro/ui/notice';
import { text } from '@hyangro/ui/theme';
import { ClaimLines } from '../../features/claim/claim-lines';
import { ClaimStateTag } from '../../features/claim/claim-state';
import { RefundSlip } from '../../features/claim/refund-slip';
import { useDay, useMoment } from '../../features/day/use-day';
import { Panel, SummaryLayout } from '../../features/summary-layout/summary-layout';
import { useMessages } from '../../messages';
import { ClaimTimeline } from './claim-timeline';
import { NextSteps } from './next-steps';

/** A claim that was sent: where it stands, its goods, the refund, photos and waybill. */
export const ClaimDetail = ({ claim }: { claim: Claim }) => {
  const t = useMessages();
  const term = useTerms();
  const day = useDay();
  const moment = useMoment();
  const { claimCd, orderCd, claimType, state, refund, photos, logisticsCompany, invoiceNo } = claim;
  const isOpen = state === 'RECEIVED';
  const isReturn = claimType === 'RETURN';
  return (
    <SummaryLayout
      title={t(`claim.detail.${claimType}`)}
      isTask
      side={
        state === 'REJECTED' ? null : (
          <RefundSlip
            refund={refund}
            exchangeRate={claim.exchangeRate}
            note={
              refund.payment > 0 &&
              t(isOpen ? 'claim.refund.whenOpen' : 'claim.refund.when', {
                method: claim.payMethod ? t(`payMethod.${claim.payMethod}`) : '',
                from: day(claim.refundFrom),
                to: day(claim.refundTo),
              })
            }
          />
        )
      }
      bar={
        isReturn &&
        isOpen && (
          <LinkButton variant={invoiceNo ? 'line' : 'primary'} size="l" block to={pathOf('ClaimInvoice', { claimCd })}>
            {t(invoiceNo ? 'claim.parcel.change' : 'claim.parcel.write')}
          </LinkButton>
        )
      }
    >
      <Panel>
        <State>
          <ClaimStateTag claimType={claimType} state={state} />
          <span>
            {t('claim.number')} <b>{claimCd}</b>
          </span>
        </State>
        <ClaimTimeline claim={claim} />
        {claim.rejectReason && (
          <Notice tone="warn" title={t('claim.rejectReason')}>
            {claim.rejectReason}
          </Notice>
        )}
      </Panel>
      <Panel
        title={t('lines.title')}
        aside={
          <LinkButton variant="text" size="s" to={pathOf('OrderDetail', { orderCd })}>
            {t('detail.title')}
          </LinkButton>
        }
      >
        <ClaimLines lines={claim.lines} exchangeRate={claim.exchangeRate} />
      </Panel>
      <Panel title={t('claim.reason')}>
        <Reason>{claim.reason}</Reason>
        {photos.length > 0 && (
          <Photos>
            {photos.map(({ photoKey, url }, at) => (
              <li key={photoKey}>
                <a href={url} target="_blank" rel="noreferrer">
                  <img src={url} alt={t('claim.photoOf', { count: at + 1 })} loading="lazy" />
                </a>
              </li>
            ))}
          </Photos>
        )}
      </Panel>
      {logisticsCompany && invoiceNo && (
        <Panel title={t('claim.parcel.title')}>
          <Parcel>
            {term(`carrier.${logisticsCompany}`)} <b>{invoiceNo}</b>
            <a href={trackUrlOf(logisticsCompany, invoiceNo)} target="_blank" rel="noreferrer">
              {t('claim.parcel.track')}
            </a>
          </Parcel>
        </Panel>
      )}
      {isOpen && (
        <Panel title={t('claim.next')}>
          <NextSteps claimType={claimType} />
        </Panel>
      )}
      {claim.closedAt && state === 'REFUNDED' && !claim.isPaidBack && (
        <Notice tone="info">{t('claim.owed', { at: moment(claim.closedAt) })}</Notice>
      )}
    </SummaryLayout>
  );
};

const State = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  margin-bottom: 16px;
  font-size: 13px;
  color: var(--color-text-2);
  b { font-weight: 500; color: var(--color-text); user-select: all; }
`;
const Reason = styled.p`${text.bodyS} white-space: pre-wrap; overflow-wrap: anywhere;`;
const Photos = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 12px;
  img { width: 88px; height: 88px; border-radius: var(--radius-tile); object-fit: cover; }
`;
const Parcel = styled.p`
  font-size: 14px;
  b { font-variant-numeric: tabular-nums; user-select: all; }
  a { margin-left: 8px; color: var(--color-brand); text-decoration: underline; }
`;
