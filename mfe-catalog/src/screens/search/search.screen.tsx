import styled from '@emotion/styled';
import { SearchField } from '@hyangro/commerce/search';
import { Container } from '@hyangro/ui/section';
import { media, text } from '@hyangro/ui/theme';
import { PopularTerms } from '../../features/popular-terms/popular-terms';
import { useMessages } from '../../messages';
import { RecentTerms } from './recent-terms';

/** Where a search begins: the field, what was searched for here before, and what others search for. */
export default function SearchScreen() {
  const t = useMessages();
  return (
    <Page>
      <Title>{t('search.title')}</Title>
      <SearchField isFirst />
      <Terms>
        <RecentTerms />
        <PopularTerms />
      </Terms>
    </Page>
  );
}

const Page = styled(Container)`
  max-width: calc(760px + var(--page-margin) * 2);
  padding-top: 8px;
  padding-bottom: 56px;
  form {
    max-width: none;
  }
  ${media.pc} {
    padding-top: 48px;
    padding-bottom: 96px;
  }
`;
const Title = styled.h1`
  ${text.displayS}
  margin-bottom: 8px;
  ${media.pc} {
    ${text.displayM}
    margin-bottom: 20px;
  }
`;
const Terms = styled.div`
  display: grid;
  gap: 32px;
  margin-top: 24px;
  ${media.pc} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 56px;
    margin-top: 40px;
  }
`;
