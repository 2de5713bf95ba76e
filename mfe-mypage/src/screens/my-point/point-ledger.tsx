import styled from '@emotion/styled';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import type { PointEntry } from '@hyangro/contracts/member/points.contract';
import { pathOf, useServices, useTerms } from '@hyangro/runtime';
import { Button, LinkButton } from '@hyangro/ui/button';
import { EmptyState } from '@hyangro/ui/empty-state';
import { text } from '@hyangro/ui/theme';
import { pointsQueries } from '../../data/points.queries';
import { dayText } from '../../features/common/day-text';
import { useMessages } from '../../messages';
import { PointRow } from './point-row';
import { PointSummary } from './point-summary';

/** Balance and ledger, by month; it goes on at a press. */
export const PointLedger = () => {
  const t = useMessages();
  const term = useTerms();
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = useSuspenseInfiniteQuery(pointsQueries.ledger(useServices()));
  const [first] = data.pages;
  const months = byMonth(data.pages.flatMap(({ items }) => items));
  return (
    <>
      {first && <PointSummary {...first} />}
      {months.length === 0 && (
        <EmptyState
          title={t('points.empty')}
          text={t('points.emptyText')}
          action={
            <LinkButton variant="line" to={pathOf('Main')}>
              {t('points.shop')}
            </LinkButton>
          }
        />
      )}
      {months.map(({ month, entries }) => (
        <section key={month} aria-labelledby={`points-${month}`}>
          <Month id={`points-${month}`}>{month}</Month>
          <ul>
            {entries.map((entry) => (
              <PointRow key={entry.pointCd} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
      {hasNextPage && (
        <Button type="button" variant="line" block loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {term('action.more')}
        </Button>
      )}
    </>
  );
};

/** Months of Seoul, `2026.11`, in the order of the entries. */
function byMonth(entries: readonly PointEntry[]): { month: string; entries: PointEntry[] }[] {
  const months: { month: string; entries: PointEntry[] }[] = [];
  for (const entry of entries) {
    const month = dayText(entry.createdAt).slice(0, 7);
    const last = months.at(-1);
    if (last?.month === month) last.entries.push(entry);
    else months.push({ month, entries: [entry] });
  }
  return months;
}

const Month = styled.h2`
  ${text.titleM}
  padding-bottom: 8px;
  border-bottom: 1px solid var(--color-line-strong);
  font-variant-numeric: tabular-nums;
`;
