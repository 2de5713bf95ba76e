import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { pathOf, useMoney } from '@hyangro/runtime';
import { SearchHead } from '@hyangro/commerce/search';
import { LinkButton } from '@hyangro/ui/button';
import { EmptyState } from '@hyangro/ui/empty-state';
import { Container } from '@hyangro/ui/section';
import { media } from '@hyangro/ui/theme';
import { useMessages } from '../../messages';

interface Props {
  kind: 'reviews' | 'feeds';
  /** As it was typed. */
  keyword: string;
  /** Term that was searched for in the end. */
  found: string;
  totalCount: number;
  children: ReactNode;
}

/** Frame of what members wrote that fits a search: field and tabs, what was put right, the way on when there is nothing. */
export const SearchResults = ({ kind, keyword, found, totalCount, children }: Props) => {
  const t = useMessages();
  const { integer } = useMoney();
  return (
    <Page>
      <SearchHead keyword={keyword} current={kind} count={integer(totalCount)} />
      {found.toLowerCase() !== keyword.toLowerCase() && <Note role="status">{t('search.corrected', { keyword: found })}</Note>}
      {totalCount === 0 ? (
        <EmptyState
          title={t(`search.${kind}None`, { keyword })}
          text={t('search.noneText')}
          action={
            <LinkButton variant="primary" to={pathOf('SearchProducts', { keyword })}>
              {t('search.toProducts')}
            </LinkButton>
          }
        />
      ) : (
        <List>{children}</List>
      )}
    </Page>
  );
};

const Page = styled(Container)`padding-bottom: 56px;`;
const Note = styled.p`padding-top: 14px; font-size: 14px; color: var(--color-text-2);`;
const List = styled.div`
  padding-top: 16px;
  ${media.pc} { padding-top: 28px; }
`;
