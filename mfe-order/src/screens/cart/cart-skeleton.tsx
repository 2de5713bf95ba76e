import { Skeleton } from '@hyangro/ui/skeleton';
import { SummaryLayout, Panel } from '../../features/summary-layout/summary-layout';
import { useMessages } from '../../messages';

/** The cart while it loads. */
export const CartSkeleton = () => {
  const t = useMessages();
  return (
    <SummaryLayout title={t('cart.title')} isTask side={<Skeleton h={220} radius="var(--radius-card)" />}>
      <Panel>
        <Skeleton h={104} />
      </Panel>
    </SummaryLayout>
  );
};
