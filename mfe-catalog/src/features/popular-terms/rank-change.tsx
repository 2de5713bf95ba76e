import styled from '@emotion/styled';
import { VisuallyHidden } from '@hyangro/ui/section';
import { useMessages } from '../../messages';

interface Props {
  rank: number;
  /** Null: it was not among them yesterday. */
  previousRank: number | null;
}

/** How a term moved since yesterday: drawn as an arrow, read aloud in words. */
export const RankChange = ({ rank, previousRank }: Props) => {
  const t = useMessages();
  if (previousRank === null) return <Mark data-way="new">{t('search.popular.new')}</Mark>;
  const steps = previousRank - rank;
  const way = steps > 0 ? 'up' : steps < 0 ? 'down' : 'same';
  return (
    <Mark data-way={way}>
      <span aria-hidden>{way === 'same' ? '–' : `${way === 'up' ? '▲' : '▼'} ${Math.abs(steps)}`}</span>
      <VisuallyHidden>{t(`search.popular.${way}`, { count: Math.abs(steps) })}</VisuallyHidden>
    </Mark>
  );
};

const Mark = styled.small`
  flex: none;
  margin-left: auto;
  font: 600 12px/1 var(--font-sans);
  font-variant-numeric: tabular-nums;
  color: var(--color-text-3);
  &[data-way='up'],
  &[data-way='new'] {
    color: var(--color-sale);
  }
`;
