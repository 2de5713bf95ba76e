import styled from '@emotion/styled';
import { useTerms } from '@hyangro/runtime';
import { STATE_TERMS, type RaffleState } from '../../data/raffle.model';

/** State of a raffle in a word (ST-RAF-01). */
export const StateChip = ({ state }: { state: RaffleState }) => {
  const term = useTerms();
  return <Chip data-state={state}>{term(STATE_TERMS[state])}</Chip>;
};

const Chip = styled.span`
  display: inline-block;
  flex: none;
  padding: 0 9px;
  border-radius: var(--radius-pill);
  font: 700 12px/24px var(--font-sans);
  background: var(--color-line);
  color: var(--color-text-2);
  &[data-state='IN_PROGRESS'] { background: var(--color-spark); color: var(--color-on-spark); }
  &[data-state='SCHEDULED'] { background: var(--color-brand-soft); color: var(--color-brand); }
  &[data-state='WINNER_CHECKED'] { background: var(--color-genuine-soft); color: var(--color-genuine); }
`;
