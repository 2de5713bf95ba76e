import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { TicketEntry } from '@hyangro/contracts/raffle/raffle.contract';
import { pathOf } from '@hyangro/runtime';
import { useInstant } from '../../features/raffle/use-instant';
import { useMessages } from '../../messages';

/** One change: why, when, for which raffle, and how many. */
export const TicketRow = ({ entry: { reason, amount, raffle, at } }: { entry: TicketEntry }) => {
  const t = useMessages();
  const instant = useInstant();
  return (
    <Row>
      <div>
        <b>{t(`myTickets.reason.${reason}`)}</b>
        {raffle && <Link to={pathOf('Raffle', { raffleProductCd: raffle.raffleProductCd })}>{raffle.title}</Link>}
        <small>{instant(Date.parse(at))}</small>
      </div>
      <Amount data-in={amount > 0 || undefined}>
        {amount > 0 ? '+' : '−'}
        {Math.abs(amount)}
      </Amount>
    </Row>
  );
};

const Row = styled.li`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 16px;
  padding-block: 14px;
  border-bottom: 1px solid var(--color-line);
  font: 400 15px/1.5 var(--font-sans);
  b { display: block; font-weight: 600; letter-spacing: -0.02em; }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    font-size: 14px;
    text-decoration: underline;
    text-underline-offset: 3px;
    text-decoration-color: var(--color-line-strong);
  }
  small { display: block; font-size: 13px; color: var(--color-text-3); }
`;
const Amount = styled.b`
  flex: none;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  &[data-in] { color: var(--color-genuine); }
`;
