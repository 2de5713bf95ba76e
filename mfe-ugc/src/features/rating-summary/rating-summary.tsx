import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ReviewSummary } from '@hyangro/contracts/ugc/review.contract';
import { useMoney } from '@hyangro/runtime';
import { Stars } from '@hyangro/ui/rating';
import { media } from '@hyangro/ui/theme';
import { recommendPercent, sharesOf } from '../../data/review.model';
import { useMessages } from '../../messages';

type Bars =
  | { rating: number | null; onRating(rating: number | null): void; ratingHref?: never }
  /** Bars lead to the page where they filter. */
  | { ratingHref(rating: number): string; rating?: never; onRating?: never };

/** Score and how it came about: the shares of 5 to 1 stars, each a filter. */
export const RatingSummary = ({ summary, ...bars }: { summary: ReviewSummary } & Bars) => {
  const t = useMessages();
  const { integer } = useMoney();
  const score = summary.average?.toFixed(1) ?? '–';
  return (
    <Box>
      <Score>
        <b>{score}</b>
        <Stars score={summary.average ?? 0} size={15} label={t('summary.label', { score, count: integer(summary.count) })} />
        {summary.count > 0 && <small>{t('summary.recommend', { percent: recommendPercent(summary) })}</small>}
      </Score>
      <List>
        {sharesOf(summary).map(({ stars, count, percent }) => {
          const label = t('summary.bar', { stars, count: integer(count), percent });
          const row = (
            <>
              <i aria-hidden>{stars}</i>
              <Track aria-hidden>
                <u style={{ width: `${percent}%` }} />
              </Track>
              <em aria-hidden>{percent}%</em>
            </>
          );
          return <li key={stars}>{bar(bars, stars, label, row)}</li>;
        })}
      </List>
    </Box>
  );
};

const bar = (bars: Bars, stars: number, label: string, row: ReactNode) =>
  bars.onRating ? (
    <BarButton
      type="button"
      aria-label={label}
      aria-pressed={bars.rating === stars}
      onClick={() => bars.onRating(bars.rating === stars ? null : stars)}
    >
      {row}
    </BarButton>
  ) : (
    <BarLink aria-label={label} to={bars.ratingHref(stars)}>
      {row}
    </BarLink>
  );

const line = `
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  min-height: 26px;
  padding: 0 6px;
  border-radius: 6px;
  font-size: 13px;
  font-variant-numeric: tabular-nums;
  text-align: left;
  color: var(--color-text-2);
  &[aria-pressed='true'] { background: var(--color-sale-soft); color: var(--color-sale); font-weight: 700; }
  ${media.hover} { &:hover { background: var(--color-bg-sunken); } &[aria-pressed='true']:hover { background: var(--color-sale-soft); } }
`;
const Box = styled.div`display: flex; align-items: center; gap: 18px;`;
const Score = styled.div`
  flex: none;
  display: grid;
  justify-items: center;
  min-width: 104px;
  b { font: 500 46px/1.1 var(--font-display); letter-spacing: -0.03em; }
  small { margin-top: 8px; font: 600 12px/1.4 var(--font-sans); color: var(--color-genuine); }
`;
const List = styled.ol`flex: 1; min-width: 0;`;
const BarButton = styled.button(line);
const BarLink = styled(Link)(line);
const Track = styled.span`
  flex: 1;
  height: 6px;
  border-radius: 3px;
  overflow: hidden;
  background: var(--color-line);
  u { display: block; height: 100%; border-radius: 3px; background: var(--color-sale); }
  & + em { width: 34px; text-align: right; }
`;
