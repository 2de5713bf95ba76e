import { Skeleton } from '@hyangro/ui/skeleton';
import { CheckoutLayout, Panel } from '../../features/checkout-layout/checkout-layout';
import { useMessages } from '../../messages';

/** The cart while it is not known what lies in it. */
export const CartSkeleton = () => {
  const t = useMessages();
  return (
    <CheckoutLayout title={t('cart.title')} isTask side={<Skeleton h={220} radius="var(--radius-card)" />}>
      <Panel>
        <Skeleton h={104} />
      </Panel>
    </CheckoutLayout>
  );
};
