import { pathOf, useTerms } from '@hyangro/runtime';
import { LinkButton } from '@hyangro/ui/button';
import { EmptyState } from '@hyangro/ui/empty-state';

export interface NotFoundPanelProps {
  title: string;
  text: string;
  /** Where people most likely wanted to go; the search unless told. */
  onward?: { to: string; label: string };
}

/** Nothing under this code: what it may mean, the way home and the way on. Its title is the screen's heading. */
export const NotFoundPanel = ({ title, text, onward }: NotFoundPanelProps) => {
  const t = useTerms();
  return (
    <EmptyState
      isScreen
      title={title}
      text={text}
      action={
        <>
          <LinkButton variant="line" to={pathOf('Main')}>
            {t('action.home')}
          </LinkButton>
          <LinkButton variant="primary" to={onward?.to ?? pathOf('Search')}>
            {onward?.label ?? t('action.search')}
          </LinkButton>
        </>
      }
    />
  );
};
