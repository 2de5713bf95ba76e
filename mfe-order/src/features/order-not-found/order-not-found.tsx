import { pathOf } from '@hyangro/contracts/routes/paths';
import { LinkButton } from '@hyangro/ui/button';
import { EmptyState } from '@hyangro/ui/empty-state';
import { VisuallyHidden } from '@hyangro/ui/section';
import { useMessages } from '../../messages';

/** An order that does not exist, or belongs to somebody else: the shop tells no difference (P-11). */
export const OrderNotFound = () => {
  const t = useMessages();
  return (
    <>
      <VisuallyHidden as="h1">{t('detail.title')}</VisuallyHidden>
      <EmptyState
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={
          <>
            <LinkButton variant="line" to={pathOf('Main')}>
              {t('notFound.home')}
            </LinkButton>
            <LinkButton variant="primary" to={pathOf('Orders', { tab: 'all' })}>
              {t('notFound.orders')}
            </LinkButton>
          </>
        }
      />
    </>
  );
};
