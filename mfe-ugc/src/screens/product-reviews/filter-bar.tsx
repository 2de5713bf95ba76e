import styled from '@emotion/styled';
import { Suspense, lazy, useRef, useState, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { ReviewSummary } from '@hyangro/contracts/ugc/review.contract';
import { pathOf, useMoney } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { Chip, ChipRow } from '@hyangro/ui/chip';
import { Camera, SlidersHorizontal, User, X } from '@hyangro/ui/icons';
import { media, mediaQuery } from '@hyangro/ui/theme';
import { useMedia } from '@hyangro/ui/use-media';
import { FACET_NAMES, NO_CONDITION, chosenCount, toggled, type ReviewFilter } from '../../data/review-filter.model';
import { useMessages } from '../../messages';
import { useFacetLabels } from './facet-labels';
import { FilterChoices } from './filter-choices';
import { SortMenu } from './sort-menu';

const FilterSheet = lazy(() => import(/* webpackChunkName: "review-filter-sheet" */ './filter-sheet'));

interface Props {
  filter: ReviewFilter;
  summary: ReviewSummary;
  totalCount: number;
  /** The shop knows the reader's skin, and can tell who is like them. */
  knowsMe: boolean;
  onChange(change: Partial<ReviewFilter>): void;
}

/** Filters of the reviews (all at once on a PC, in a sheet on a phone), what is chosen of them, how many reviews are left, and their order. */
export const FilterBar = ({ filter, summary, totalCount, knowsMe, onChange }: Props) => {
  const t = useMessages();
  const { integer } = useMoney();
  const isPc = useMedia(mediaQuery('pc'), true);
  const [isOpen, setOpen] = useState(false);
  // The sheet stays once it came, so that it can close with its movement.
  const [isWanted, setWanted] = useState(false);
  const count = useRef<HTMLParagraphElement>(null);
  const chosen = useChosen(filter);
  const total = chosenCount(filter);
  /** A chip that goes leaves the focus to the next one, the last one to the count that it changed. */
  const takeOff = (change: Partial<ReviewFilter>, isLast: boolean) => (event: MouseEvent<HTMLElement>) => {
    const next = isLast ? count.current : event.currentTarget.nextElementSibling;
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    onChange(change);
  };
  return (
    <>
      {/* The server does not know how wide the page is. */}
      {isPc && (
        <Choices aria-label={t('filter.title')}>
          <FilterChoices filter={filter} summary={summary} onChange={onChange} />
        </Choices>
      )}
      <Row label={t('filter.open')}>
        <Chip
          data-phone
          aria-haspopup="dialog"
          onClick={() => {
            setWanted(true);
            setOpen(true);
          }}
        >
          <SlidersHorizontal size={16} />
          {t('filter.open')}
          {total > 0 && <b>{total}</b>}
        </Chip>
        <Chip selected={filter.likeMe} onClick={() => onChange({ likeMe: !filter.likeMe })}>
          <User size={16} strokeWidth={1.8} />
          {t('filter.likeMe')}
          {filter.likeMe && <X size={14} strokeWidth={2} />}
        </Chip>
        <Chip
          selected={filter.photosOnly}
          disabled={summary.photoCount === 0 && !filter.photosOnly}
          onClick={() => onChange({ photosOnly: !filter.photosOnly })}
        >
          <Camera size={16} strokeWidth={1.8} />
          {t('filter.photos', { count: integer(summary.photoCount) })}
          {filter.photosOnly && <X size={14} strokeWidth={2} />}
        </Chip>
      </Row>
      {(chosen.length > 0 || total > 1) && (
        <Chosen label={t('filter.chosen')}>
          {chosen.map(({ key, name, off }) => (
            <Chip key={key} selected aria-label={t('filter.takeOff', { name })} onClick={takeOff(off, total === 1)}>
              {name}
              <X size={14} strokeWidth={2} />
            </Chip>
          ))}
          <Button type="button" variant="text" size="s" onClick={takeOff(NO_CONDITION, true)}>
            {t('filter.clear')}
          </Button>
        </Chosen>
      )}
      {filter.likeMe && knowsMe && (
        <LikeMe>
          {t('likeMe.on')} <Link to={pathOf('MyProfile')}>{t('likeMe.profile')}</Link>
        </LikeMe>
      )}
      <Line>
        <p role="status" ref={count} tabIndex={-1}>
          {t('filter.count', { count: integer(totalCount) })}
        </p>
        <SortMenu value={filter.sort} onChange={(sort) => onChange({ sort })} />
      </Line>
      {isWanted && (
        <Suspense fallback={null}>
          <FilterSheet open={isOpen} onClose={() => setOpen(false)} {...{ filter, summary, totalCount, onChange }} />
        </Suspense>
      )}
    </>
  );
};

/** Conditions that have no switch of their own in sight, each with what takes it off. */
function useChosen({ rating, choices }: ReviewFilter) {
  const t = useMessages();
  const labels = useFacetLabels();
  return [
    ...(rating === null ? [] : [{ key: 'rating', name: t('filter.rating', { rating }), off: { rating: null } }]),
    ...FACET_NAMES.flatMap((facet) => {
      const value = choices[facet];
      return value === undefined
        ? []
        : [{ key: facet, name: labels.ofChoice({ facet, value }), off: { choices: toggled(choices, { facet, value }) } }];
    }),
  ];
}

const Choices = styled.section`
  display: none;
  ${media.pc} { display: block; margin-bottom: 12px; border-block: 1px solid var(--color-line); }
`;
const Row = styled(ChipRow)`
  align-items: center;
  b { font-variant-numeric: tabular-nums; color: var(--color-brand); }
  ${media.pc} { [data-phone] { display: none; } }
`;
const Chosen = styled(ChipRow)`flex-wrap: wrap; align-items: center; row-gap: 8px;`;
const LikeMe = styled.p`
  margin-top: 6px;
  font-size: 13px;
  color: var(--color-text-2);
  a { text-decoration: underline; text-underline-offset: 3px; }
`;
const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: var(--size-tap);
  p { font-size: 14px; font-variant-numeric: tabular-nums; color: var(--color-text-2); }
`;
