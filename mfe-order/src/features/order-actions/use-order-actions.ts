import type { OrderCd } from '@hyangro/contracts/kit/schemas';
import { useMoney, useServices, useSingleMutation } from '@hyangro/runtime';
import { orderActions } from '../../data/order-actions';
import { useMessages } from '../../messages';

interface Placed {
  orderCd: OrderCd;
  earnPoints: number;
}

/** Confirms a purchase once its member has said so, and tells the points it brought. */
export function useConfirmPurchase({ orderCd, earnPoints }: Placed) {
  const t = useMessages();
  const { integer } = useMoney();
  const services = useServices();
  const { isPending, start } = useSingleMutation({
    ...orderActions.confirm(services, orderCd),
    onSuccess: ({ amounts }) => {
      const points = integer(amounts.earnPoints);
      services.toast(amounts.earnPoints > 0 ? t('actions.confirmed', { points }) : t('actions.confirmedNoPoints'));
      services.events.publish('order:changed', { orderCd });
    },
    onError: (error) => void failed(services, orderCd, error),
  });
  const ask = earnPoints > 0 ? t('actions.confirmAsk', { points: integer(earnPoints) }) : t('actions.confirmAskNoPoints');
  return {
    isConfirming: isPending,
    confirm: async () => {
      if (await services.confirm(ask, { ok: t('actions.confirmOk') })) await start();
    },
  };
}

/** Gives up an unpaid order once its member has said so. */
export function useCancelUnpaid({ orderCd }: Pick<Placed, 'orderCd'>) {
  const t = useMessages();
  const services = useServices();
  const { isPending, start } = useSingleMutation({
    ...orderActions.cancel(services, orderCd),
    onSuccess: () => {
      services.toast(t('actions.cancelled'));
      services.events.publish('order:changed', { orderCd });
    },
    onError: (error) => void failed(services, orderCd, error),
  });
  return {
    isCancelling: isPending,
    cancel: async () => {
      if (await services.confirm(t('actions.cancelAsk'), { ok: t('actions.cancelOk'), cancel: t('actions.keep') })) await start();
    },
  };
}

/** A refusal means that the order is not what the page shows: it is asked for again. */
async function failed({ reportError, events }: ReturnType<typeof useServices>, orderCd: OrderCd, error: unknown): Promise<void> {
  await reportError(error);
  events.publish('order:changed', { orderCd });
}
