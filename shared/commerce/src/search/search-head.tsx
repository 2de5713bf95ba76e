import styled from '@emotion/styled';
import { useTerms } from '@hyangro/runtime';
import { hidden, media, text } from '@hyangro/ui/theme';
import { SearchField } from './search-field';
import { SearchTabs, type SearchTabsProps } from './search-tabs';

/** Top of every result of a search: the term in its field on phones (wide screens have it in the header), the title, the tabs. */
export const SearchHead = ({ keyword, ...tabs }: SearchTabsProps) => {
  const t = useTerms();
  return (
    <header>
      <Field>
        <SearchField keyword={keyword} />
      </Field>
      <Title>{t('search.title', { keyword })}</Title>
      <SearchTabs keyword={keyword} {...tabs} />
    </header>
  );
};

const Field = styled.div`
  padding: 8px 0 4px;
  ${media.pc} {
    display: none;
  }
`;
/* Below the field that has the term it would be said twice; readers of the screen get it as the heading. */
const Title = styled.h1`
  ${hidden}
  ${media.pc} {
    ${text.displayM}
    position: static;
    width: auto;
    height: auto;
    margin: 0;
    padding: 40px 0 16px;
    clip-path: none;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;
