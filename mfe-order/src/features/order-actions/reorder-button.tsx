import { Suspense, lazy, useState } from 'react';
import type { OrderCd } from '@hyangro/contracts/kit/schemas';
import type { Reorder } from '@hyangro/contracts/order/order.schemas';
import { useServices, useSingleMutation } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { orderActions } from '../../data/order-actions';
import { useMessages } from '../../messages';

const ReorderSheet = lazy(() => import(/* webpackChunkName: "reorder-sheet" */ './reorder-sheet'));

/** Puts the goods of an order into the cart again and tells what became of each (GAP-16). */
export const ReorderButton = ({ orderCd }: { orderCd: OrderCd }) => {
  const t = useMessages();
  const services = useServices();
  const [outcome, setOutcome] = useState<Reorder | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { isPending, start } = useSingleMutation({
    ...orderActions.reorder(services, orderCd),
    onSuccess: (reorder) => {
      setOutcome(reorder);
      setOpen(true);
      services.events.publish('cart:changed', { count: reorder.count });
    },
    onError: (error) => void services.reportError(error),
  });
  return (
    <>
      <Button type="button" variant="line" size="s" loading={isPending} onClick={() => void start()}>
        {t('actions.reorder')}
      </Button>
      {outcome && (
        <Suspense>
          <ReorderSheet outcome={outcome} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
