import styled from '@emotion/styled';
import type { Shipment } from '@hyangro/contracts/order/tracking.contract';
import { useServices, useTerms } from '@hyangro/runtime';
import { IconButton } from '@hyangro/ui/button';
import { ChevronRight, Copy } from '@hyangro/ui/icons';
import { useMessages } from '../../messages';

/** Carrier and waybill number, to copy and to look up at the carrier's. */
export const Waybill = ({ shipment: { carrier, invoiceNo } }: { shipment: Pick<Shipment, 'carrier' | 'invoiceNo'> }) => {
  const t = useMessages();
  const term = useTerms();
  const { toast, alert } = useServices();
  const copy = async () => {
    const isCopied = await navigator.clipboard?.writeText(invoiceNo).then(
      () => true,
      () => false,
    );
    return isCopied ? toast(term('common.a0006')) : alert(invoiceNo);
  };
  return (
    <Slip>
      <p>
        <span>{carrier.name}</span>
        <b aria-label={`${t('tracking.invoice')} ${invoiceNo}`}>{invoiceNo}</b>
      </p>
      <IconButton label={t('tracking.copy')} onClick={() => void copy()}>
        <Copy size={18} />
      </IconButton>
      {carrier.trackUrl && (
        <a href={carrier.trackUrl} target="_blank" rel="noreferrer">
          {t('tracking.carrierPage')}
          <ChevronRight size={16} />
        </a>
      )}
    </Slip>
  );
};

const Slip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  margin-top: 20px;
  padding: 8px 8px 8px 16px;
  border-radius: var(--radius-control);
  background: var(--color-bg-sunken);
  p { display: flex; flex-wrap: wrap; column-gap: 8px; }
  span { color: var(--color-text-2); }
  b { font-weight: 600; font-variant-numeric: tabular-nums; user-select: all; }
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--size-tap);
    margin-left: auto;
    font: 600 13px/1.4 var(--font-sans);
    color: var(--color-brand);
  }
`;
