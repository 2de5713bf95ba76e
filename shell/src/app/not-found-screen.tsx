import styled from '@emotion/styled';
import { useNavigate } from 'react-router-dom';
import { pathOf } from '@hyangro/contracts/routes/paths';
import { LinkButton } from '@hyangro/ui/button';
import { EmptyState } from '@hyangro/ui/empty-state';
import { SearchBox } from '@hyangro/ui/pc-header';
import { useTerms } from '@hyangro/runtime';
import { useMessages } from './messages';

/** An unknown address (R-OTH-22): search, and a link home. */
export function NotFoundScreen() {
  const t = useMessages();
  const term = useTerms();
  const navigate = useNavigate();
  return (
    <EmptyState
      isScreen
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={
        <Ways>
          <SearchBox
            action={pathOf('SearchProducts')}
            formLabel={t('notFound.search')}
            label={term('search.label')}
            submitLabel={term('search.submit')}
            placeholder={term('search.placeholder')}
            onSearch={(keyword) => void navigate(pathOf('SearchProducts', { keyword }))}
          />
          <LinkButton to="/" variant="line">
            {t('place.home')}
          </LinkButton>
        </Ways>
      }
    />
  );
}

const Ways = styled.div`
  display: grid;
  gap: var(--space-4);
  justify-items: center;
  form { width: min(420px, 100vw - 2 * var(--page-margin)); }
`;
