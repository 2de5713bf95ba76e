import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { pathOf, useTerms } from '@hyangro/runtime';
import { media } from '@hyangro/ui/theme';

const TABS = [
  { key: 'products', route: 'SearchProducts' },
  { key: 'reviews', route: 'SearchReviews' },
  { key: 'feeds', route: 'SearchFeeds' },
] as const;

export interface SearchTabsProps {
  keyword: string;
  current: (typeof TABS)[number]['key'];
  /** Formatted number of what the current tab found. */
  count?: string;
}

/** Products, reviews and feeds of one search: links that keep the term in the path, so that Back walks them (R-HOM-19). */
export const SearchTabs = ({ keyword, current, count }: SearchTabsProps) => {
  const t = useTerms();
  return (
    <Bar aria-label={t('search.tabs')}>
      {TABS.map(({ key, route }) => (
        <Tab key={key} to={pathOf(route, { keyword })} preview={{ title: keyword }} aria-current={key === current ? 'page' : undefined}>
          {t(`search.${key}`)}
          {key === current && count && <small>{count}</small>}
        </Tab>
      ))}
    </Bar>
  );
};

const Bar = styled.nav`
  display: flex;
  margin-inline: calc(var(--page-margin) * -1);
  padding-inline: var(--page-margin);
  box-shadow: inset 0 -1px 0 var(--color-line);
  ${media.pc} {
    margin-inline: 0;
    padding-inline: 0;
  }
`;
const Tab = styled(Link)`
  flex: 1;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 4px;
  height: 50px;
  font: 500 15px/1 var(--font-sans);
  color: var(--color-text-2);
  small {
    font-size: 13px;
    font-variant-numeric: tabular-nums;
  }
  &[aria-current] {
    color: var(--color-text);
    font-weight: 700;
    box-shadow: inset 0 -2.5px 0 var(--color-brand);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  ${media.pc} {
    flex: none;
    min-width: 120px;
    font-size: 16px;
  }
`;
