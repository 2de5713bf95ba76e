import { pathOf, useServices } from '@hyangro/runtime';
import { ListPage, PagedList } from '@hyangro/commerce/list';
import { LinkButton } from '@hyangro/ui/button';
import { writtenQueries } from '../../data/written.queries';
import { WritableRow } from '../../features/composer/writable-row';
import { useMessages } from '../../messages';

/** A form without a product: the member chooses one of those that wait for a review. */
export const ChooseLine = () => {
  const t = useMessages();
  const services = useServices();
  return (
    <ListPage title={t('write.review.choose')} lead={t('write.review.chooseText')}>
      <PagedList
        query={writtenQueries.writable(services)}
        keyOf={({ orderCd, lineNo }) => `${orderCd} ${lineNo}`}
        empty={{
          title: t('write.review.nothing'),
          text: t('write.review.nothingText'),
          action: (
            <LinkButton variant="primary" to={pathOf('Orders', { tab: 'all' })}>
              {t('write.review.toOrders')}
            </LinkButton>
          ),
        }}
      >
        {(line) => <WritableRow line={line} replace />}
      </PagedList>
    </ListPage>
  );
};
