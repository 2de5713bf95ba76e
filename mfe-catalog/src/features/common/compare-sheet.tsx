import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useServices, useTerms } from '@hyangro/runtime';
import { ErrorState } from '@hyangro/ui/error-state';
import { Sheet } from '@hyangro/ui/sheet';
import { Skeleton } from '@hyangro/ui/skeleton';
import { compareQueries } from '../../data/compare.queries';
import { useMessages } from '../../messages';
import { CompareTable } from './compare-table';
import { useCompared } from './use-compare';

/** The compared products side by side. */
export default function CompareSheet({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useMessages();
  const term = useTerms();
  const services = useServices();
  const compared = useCompared();
  const { data, isError, refetch } = useQuery({
    ...compareQueries.products(
      services,
      compared.map(({ productCd }) => productCd),
    ),
    enabled: open,
  });
  useEffect(() => {
    if (open && compared.length === 0) onClose();
  }, [open, compared, onClose]);
  const shown = compared.map((product) => ({ product, detail: data?.find((detail) => detail?.productCd === product.productCd) ?? null }));
  return (
    <Sheet open={open} onClose={onClose} title={t('compare.title')} closeLabel={term('action.close')} wide>
      {isError && <ErrorState title={t('compare.failed')} retryLabel={term('action.retry')} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton h={360} />}
      {data && <CompareTable products={shown} />}
    </Sheet>
  );
}
