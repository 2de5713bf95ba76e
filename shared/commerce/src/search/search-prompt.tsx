import { useTerms } from '@hyangro/runtime';
import { Container } from '@hyangro/ui/section';
import { EmptyState } from '@hyangro/ui/empty-state';
import { SearchField } from './search-field';

/** A search without a term: no call is made, the reader is asked for one (V-REQ2). */
export const SearchPrompt = () => {
  const t = useTerms();
  return (
    <Container>
      <EmptyState isScreen title={t('search.required')} text={t('search.requiredText')} />
      <SearchField isFirst />
    </Container>
  );
};
