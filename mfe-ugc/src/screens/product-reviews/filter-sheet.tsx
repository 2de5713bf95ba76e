import styled from '@emotion/styled';
import type { ReviewSummary } from '@hyangro/contracts/ugc/review.contract';
import { useMoney, useTerms } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { Chip } from '@hyangro/ui/chip';
import { Star } from '@hyangro/ui/icons';
import { Sheet } from '@hyangro/ui/sheet';
import { sharesOf } from '../../data/review.model';
import { NO_CONDITION, chosenCount, type ReviewFilter } from '../../data/review-filter.model';
import { useMessages } from '../../messages';
import { ChoiceRow, FilterChoices } from './filter-choices';

interface Props {
  open: boolean;
  onClose(): void;
  filter: ReviewFilter;
  summary: ReviewSummary;
  totalCount: number;
  onChange(change: Partial<ReviewFilter>): void;
}

/** All filters on a phone, each at once; the button says how many reviews are left. */
export default function FilterSheet({ open, onClose, filter, summary, totalCount, onChange }: Props) {
  const t = useMessages();
  const term = useTerms();
  const { integer } = useMoney();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('filter.title')}
      closeLabel={term('action.close')}
      footer={
        <>
          <Button type="button" variant="line" size="l" disabled={chosenCount(filter) === 0} onClick={() => onChange(NO_CONDITION)}>
            {t('filter.clear')}
          </Button>
          <Button type="button" variant="primary" size="l" onClick={onClose}>
            {t('filter.show', { count: integer(totalCount) })}
          </Button>
        </>
      }
    >
      <ChoiceRow title={t('filter.stars')}>
        {sharesOf(summary).map(({ stars, count }) => (
          <Chip
            key={stars}
            selected={filter.rating === stars}
            disabled={count === 0 && filter.rating !== stars}
            onClick={() => onChange({ rating: filter.rating === stars ? null : stars })}
          >
            <Full size={14} />
            {t('filter.star', { rating: stars })} <small>{integer(count)}</small>
          </Chip>
        ))}
      </ChoiceRow>
      <FilterChoices filter={filter} summary={summary} onChange={onChange} />
    </Sheet>
  );
}

const Full = styled(Star)`fill: currentColor;`;
