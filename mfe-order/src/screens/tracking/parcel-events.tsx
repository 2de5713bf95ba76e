import styled from '@emotion/styled';
import type { Shipment } from '@hyangro/contracts/order/tracking.contract';
import { useMoment } from '../../features/day/use-day';
import { useMessages } from '../../messages';

/** What the carrier told, newest first. */
export const ParcelEvents = ({ events }: Pick<Shipment, 'events'>) => {
  const t = useMessages();
  const moment = useMoment();
  if (events.length === 0) return <None>{t('tracking.noEvents')}</None>;
  return (
    <Way>
      {events.map(({ at, place, text }) => (
        <li key={`${at} ${text}`}>
          <b>{text}</b>
          <p>
            {place} · <time dateTime={at}>{moment(at)}</time>
          </p>
        </li>
      ))}
    </Way>
  );
};

const None = styled.p`font-size: 14px; color: var(--color-text-3);`;
const Way = styled.ol`
  display: grid;
  gap: 16px;
  li { position: relative; padding-left: 20px; font-size: 14px; }
  li::before {
    content: '';
    position: absolute;
    left: 0;
    top: 6px;
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: var(--color-line-strong);
  }
  li:first-of-type::before { background: var(--color-brand); box-shadow: 0 0 0 4px var(--color-brand-soft); }
  li:not(:last-of-type)::after {
    content: '';
    position: absolute;
    left: 3.5px;
    top: 18px;
    bottom: -18px;
    width: 1px;
    background: var(--color-line);
  }
  b { font-weight: 600; }
  p { color: var(--color-text-3); font-size: 13px; font-variant-numeric: tabular-nums; }
`;
