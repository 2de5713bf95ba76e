import styled from '@emotion/styled';
import { useSuspenseQuery } from '@tanstack/react-query';
import { pathOf, useRouteParams, useServices } from '@hyangro/runtime';
import { Button, LinkButton } from '@hyangro/ui/button';
import { EmptyState } from '@hyangro/ui/empty-state';
import { orderQueries } from '../../data/order.queries';
import { useMessages } from '../../messages';
import { kindOf } from './document-kind';
import { DocumentSheet } from './document-sheet';

/** A document on a sheet of paper of its own; the buttons above it are not printed. */
export default function OrderDocumentScreen() {
  const t = useMessages();
  const services = useServices();
  const { orderCd, kind } = useRouteParams('OrderDocument');
  const { data } = useSuspenseQuery(orderQueries.document(services, orderCd, kindOf(kind)));
  const back = (
    <LinkButton variant="line" to={pathOf('OrderDetail', { orderCd })}>
      {t('document.back')}
    </LinkButton>
  );
  if (!data) return <EmptyState isScreen title={t('document.unpaid')} text={t('document.unpaidText')} action={back} />;
  return (
    <Ground>
      <Tools>
        {back}
        <Button type="button" variant="primary" onClick={() => window.print()}>
          {t('document.print')}
        </Button>
      </Tools>
      <DocumentSheet document={data} />
    </Ground>
  );
}

const Ground = styled.div`
  min-height: 100vh;
  padding: 16px;
  background: var(--color-bg-sunken);
  @page { size: A4; margin: 14mm; }
  @media print { min-height: 0; padding: 0; background: none; }
`;
const Tools = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 8px;
  max-width: 794px;
  margin: 0 auto 16px;
  @media print { display: none; }
`;
