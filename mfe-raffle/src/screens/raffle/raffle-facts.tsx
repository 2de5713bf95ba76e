import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { Raffle } from '@hyangro/contracts/raffle/raffle.contract';
import { pathOf, useMoney } from '@hyangro/runtime';
import { ChevronRight } from '@hyangro/ui/icons';
import { oddsOf } from '../../data/raffle.model';
import { useInstant } from '../../features/raffle/use-instant';
import { useMessages } from '../../messages';
import { RaffleClock } from '../../features/raffle/raffle-clock';
import { StateChip } from '../../features/raffle/state-chip';
import { Line, Title } from './raffle-layout';

export interface RaffleFactsProps {
  raffle: Raffle;
  readAt: number;
  onEnd: () => void;
}

/** What is drawn, among how many, and until when. */
export const RaffleFacts = ({ raffle, readAt, onEnd }: RaffleFactsProps) => {
  const t = useMessages();
  const money = useMoney();
  const instant = useInstant();
  const odds = oddsOf(raffle);
  return (
    <div>
      <Line>
        <StateChip state={raffle.state} />
        <RaffleClock raffle={raffle} readAt={readAt} onEnd={onEnd} />
      </Line>
      <Title>{raffle.title}</Title>
      <Goods to={pathOf('Product', { productCd: raffle.productCd })}>
        <span>
          <b>{raffle.brandNm}</b> {raffle.productNm}
        </span>
        <ChevronRight size={16} />
      </Goods>
      <Facts>
        <div>
          <dt>{t('facts.worth')}</dt>
          <dd>{money.price(raffle.normalPrice)}</dd>
        </div>
        <div>
          <dt>{t('facts.winners')}</dt>
          <dd>{t('facts.people', { count: raffle.winnersCount })}</dd>
        </div>
        <div>
          <dt>{t('facts.entries')}</dt>
          <dd>
            {money.integer(raffle.entryCount)}
            {odds !== null && raffle.state === 'IN_PROGRESS' && <small>{t('facts.odds', { odds })}</small>}
          </dd>
        </div>
        <div>
          <dt>{t('facts.cost')}</dt>
          <dd>{t('facts.tickets', { count: raffle.ticketCost })}</dd>
        </div>
        <div>
          <dt>{t('facts.open')}</dt>
          <dd>{t('facts.span', { from: instant(Date.parse(raffle.startAt)), to: instant(Date.parse(raffle.endAt)) })}</dd>
        </div>
        {raffle.myEntries > 0 && (
          <div>
            <dt>{t('facts.mine')}</dt>
            <dd>{t('facts.mineOf', { count: raffle.myEntries, max: raffle.maxEntriesPerMember })}</dd>
          </div>
        )}
      </Facts>
    </div>
  );
};

const Goods = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 44px;
  font: 400 15px/1.5 var(--font-sans);
  color: var(--color-text-2);
  b { color: var(--color-text); font-weight: 700; }
`;

const Facts = styled.dl`
  margin-top: 8px;
  border-top: 1px solid var(--color-line);
  > div {
    display: flex;
    gap: 16px;
    padding: 11px 0;
    border-bottom: 1px solid var(--color-line);
    font-size: 14px;
    line-height: 1.5;
  }
  dt { flex: none; width: 84px; color: var(--color-text-3); }
  dd { font-variant-numeric: tabular-nums; }
  small { margin-left: 8px; font-size: 12px; color: var(--color-text-3); }
`;
