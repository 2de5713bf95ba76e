import styled from '@emotion/styled';
import { useTerms } from '@hyangro/runtime';
import { EmptyState } from '@hyangro/ui/empty-state';
import { SearchField } from './search-field';

/** A search without a term: no call is made, the reader is asked for one (V-REQ2). */
export const SearchPrompt = () => {
  const t = useTerms();
  return (
    <EmptyState
      isScreen
      title={t('search.required')}
      text={t('search.requiredText')}
      action={
        <Field>
          <SearchField isFirst />
        </Field>
      }
    />
  );
};

const Field = styled.div`
  width: min(520px, calc(100vw - 2 * var(--page-margin)));
  text-align: start;
`;
