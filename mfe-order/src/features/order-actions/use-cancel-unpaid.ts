import type { OrderCd } from '@hyangro/contracts/kit/schemas';
import { useServices, useSingleMutation } from '@hyangro/runtime';
import { orderActions } from '../../data/order-actions';
import { useMessages } from '../../messages';
import { failed } from '../common/use-confirm-purchase';

/** Gives up an unpaid order once its member has said so. */
export function useCancelUnpaid({ orderCd }: { orderCd: OrderCd }) {
  const t = useMessages();
  const services = useServices();
  const { isPending, start } = useSingleMutation({
    ...orderActions.cancel(services, orderCd),
    onSuccess: () => {
      services.toast(t('actions.cancelled'));
      services.track('cancel_order', { transaction_id: orderCd });
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
