import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import type { ReviewSummary } from '@hyangro/contracts/ugc/review.contract';
import { useMoney } from '@hyangro/runtime';
import { Chip } from '@hyangro/ui/chip';
import { media } from '@hyangro/ui/theme';
import { FACET_NAMES, offeredBy, toggled, type ReviewFilter } from '../../data/review-filter.model';
import { useFacetLabels } from './facet-labels';

interface Props {
  filter: ReviewFilter;
  summary: ReviewSummary;
  onChange(change: Partial<ReviewFilter>): void;
}

/** Filters by who wrote a review and in which language; each choice tells how many reviews it finds, and a second press takes it off. */
export const FilterChoices = ({ filter: { choices }, summary, onChange }: Props) => {
  const { integer } = useMoney();
  const labels = useFacetLabels();
  return FACET_NAMES.map((facet) => {
    const offered = offeredBy(facet, summary, choices);
    return (
      offered.length > 0 && (
        <ChoiceRow key={facet} title={labels.facet[facet]}>
          {offered.map((each) => (
            <Chip key={each.value} selected={choices[facet] === each.value} onClick={() => onChange({ choices: toggled(choices, each) })}>
              {labels.ofChoice(each)} <small>{integer(each.count)}</small>
            </Chip>
          ))}
        </ChoiceRow>
      )
    );
  });
};

/** A named group of choices. */
export const ChoiceRow = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Row role="group" aria-labelledby={id}>
      <span id={id}>{title}</span>
      <div>{children}</div>
    </Row>
  );
};

const Row = styled.div`
  display: grid;
  gap: 8px;
  padding: 12px 0;
  & + & { border-top: 1px solid var(--color-line); }
  > span { font: 700 14px/1.5 var(--font-sans); }
  > div { display: flex; flex-wrap: wrap; gap: 8px 6px; }
  small { font-size: 12px; font-variant-numeric: tabular-nums; opacity: 0.8; }
  ${media.pc} {
    grid-template-columns: 84px minmax(0, 1fr);
    padding: 8px 0;
    > span { font-size: 13px; line-height: 36px; }
  }
`;
