import { pathOf } from '@hyangro/contracts/routes/paths';
import { LinkButton } from '@hyangro/ui/button';
import { EmptyState } from '@hyangro/ui/empty-state';
import { useMessages } from '../../messages';

/** Nothing under this code: what it may mean, the way home and to the search. */
export const NotFound = ({ title, text }: { title: string; text: string }) => {
  const t = useMessages();
  return (
    <EmptyState
      isScreen
      title={title}
      text={text}
      action={
        <>
          <LinkButton variant="line" to={pathOf('Search')}>
            {t('notFound.search')}
          </LinkButton>
          <LinkButton variant="primary" to={pathOf('Main')}>
            {t('notFound.home')}
          </LinkButton>
        </>
      }
    />
  );
};
