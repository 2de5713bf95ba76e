import type { OrderCd } from '@hyangro/contracts/kit/schemas';
import { useMoney, useServices, useSingleMutation } from '@hyangro/runtime';
import { orderActions } from '../../data/order-actions';
import { useMessages } from '../../messages';

interface Confirming {
  orderCd: OrderCd;
  /** What its lines have given so far. */
  earnedPoints: number;
  /** What all that stays earns; left out for a line, whose points the answer tells. */
  earnPoints?: number;
}

/** Confirms a purchase, or one line of it, once its member has said so, and tells the points it brought (R-MY-11). */
export function useConfirmPurchase({ orderCd, earnedPoints, earnPoints = 0 }: Confirming, line?: { lineNo: number; productNm: string }) {
  const t = useMessages();
  const { integer } = useMoney();
  const services = useServices();
  const { isPending, start } = useSingleMutation({
    ...orderActions.confirm(services, orderCd, line?.lineNo),
    onSuccess: (order) => {
      const points = order.earnedPoints - earnedPoints;
      services.toast(points > 0 ? t('actions.confirmed', { points: integer(points) }) : t('actions.confirmedNoPoints'));
      services.events.publish('order:changed', { orderCd });
    },
    onError: (error) => void failed(services, orderCd, error),
  });
  const points = earnPoints - earnedPoints;
  const askWhole = points > 0 ? t('actions.confirmAsk', { points: integer(points) }) : t('actions.confirmAskNoPoints');
  const ask = line ? t('confirm.lineAsk', { name: line.productNm }) : askWhole;
  return {
    isConfirming: isPending,
    confirm: async () => {
      if (await services.confirm(ask, { ok: t('actions.confirmOk') })) await start();
    },
  };
}

/** A refusal means that the order is not what the page shows: it is asked for again. */
export async function failed({ reportError, events }: ReturnType<typeof useServices>, orderCd: OrderCd, error: unknown): Promise<void> {
  await reportError(error);
  events.publish('order:changed', { orderCd });
}
