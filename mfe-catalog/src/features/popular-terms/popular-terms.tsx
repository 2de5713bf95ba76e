import styled from '@emotion/styled';
import { useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { pathOf, useServices } from '@hyangro/runtime';
import { VisuallyHidden } from '@hyangro/ui/section';
import { media, text } from '@hyangro/ui/theme';
import { searchQueries } from '../../data/search.queries';
import { useMessages } from '../../messages';
import { RankChange } from './rank-change';

/** What others search for today, beside yesterday's rank. Nothing while it is not known: a search can do without. */
export const PopularTerms = () => {
  const t = useMessages();
  const id = useId();
  const services = useServices();
  const { data: terms = [] } = useQuery(searchQueries.popular(services));
  if (terms.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Title id={id}>{t('search.popular.title')}</Title>
      <Terms>
        {terms.map(({ keyword, rank, previousRank }) => (
          <li key={keyword}>
            <Link to={pathOf('SearchProducts', { keyword })} preview={{ title: keyword }}>
              <b>
                {rank}
                <VisuallyHidden>{t('search.popular.rank')} </VisuallyHidden>
              </b>
              <span>{keyword}</span>
              <RankChange rank={rank} previousRank={previousRank} />
            </Link>
          </li>
        ))}
      </Terms>
    </section>
  );
};

const Title = styled.h2`
  ${text.titleM}
  line-height: var(--size-tap);
`;
const Terms = styled.ol`
  ${media.tablet} {
    columns: 2;
    column-gap: 40px;
  }
  ${media.pc} {
    columns: 1;
  }
  li {
    break-inside: avoid;
  }
  a {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 46px;
    border-radius: var(--radius-tile);
  }
  b {
    flex: none;
    width: 24px;
    font: 500 18px/1 var(--font-display);
    color: var(--color-brand);
  }
  a > span:first-of-type {
    min-width: 0;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
`;
