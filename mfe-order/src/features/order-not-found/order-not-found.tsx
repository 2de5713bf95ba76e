import { pathOf } from '@hyangro/runtime';
import { NotFoundPanel } from '@hyangro/commerce/not-found';
import { useMessages } from '../../messages';

/** An order that does not exist, or belongs to another member: both get the same answer (P-11). */
export const OrderNotFound = () => {
  const t = useMessages();
  const onward = { to: pathOf('Orders', { tab: 'all' }), label: t('notFound.orders') };
  return <NotFoundPanel title={t('notFound.title')} text={t('notFound.text')} onward={onward} />;
};
