import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { MyPageHome } from '@hyangro/contracts/member/member.contract';
import { pathOf, useTerms } from '@hyangro/runtime';
import { Section } from '@hyangro/ui/section';
import { useMessages } from '../../messages';

const STATES = [
  { state: 'WAIT', term: 'orderState.s0001', tab: 'ready' },
  { state: 'PREP', term: 'orderState.s0002', tab: 'ready' },
  { state: 'SHIP', term: 'orderState.s0003', tab: 'shipping' },
  { state: 'DELIV', term: 'orderState.s0004', tab: 'done' },
  { state: 'CONFIRM', term: 'orderState.s0005', tab: 'done' },
] as const;

/** How many orders stand where; each leads to its list. */
export const OrderStrip = ({ counts }: { counts: MyPageHome['orderCounts'] }) => {
  const t = useMessages();
  const term = useTerms();
  return (
    <Section bare title={t('home.orders')} more={{ to: pathOf('Orders', { tab: 'all' }), label: t('home.allOrders') }}>
      <Strip>
        {STATES.map(({ state, term: key, tab }) => (
          <li key={state}>
            <Step to={pathOf('Orders', { tab })} data-none={counts[state] === 0 || undefined}>
              <b>{counts[state]}</b>
              <span>{term(key)}</span>
            </Step>
          </li>
        ))}
      </Strip>
    </Section>
  );
};

const Strip = styled.ul`
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  border-radius: var(--radius-card);
  background: var(--color-bg-sunken);
`;
const Step = styled(Link)`
  display: grid;
  gap: 2px;
  padding: var(--space-4) 2px;
  text-align: center;
  font-size: 12px;
  color: var(--color-text-2);
  b { font-size: 20px; color: var(--color-brand); font-variant-numeric: tabular-nums; }
  &[data-none] b { color: var(--color-text-3); font-weight: 500; }
`;
