import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { newKey, useServices } from '@hyangro/runtime';
import { orderQueries } from '../../data/order.queries';
import { POLL, phaseOf } from './payment-phase';

/**
 * Confirms the payment once when the shopper comes back with a key, then polls its state while it is pending: every 2 s, up to
 * a minute. A second visit with the same key finds the first answer; the server confirms an order once anyway.
 */
export function usePaymentResult(orderCd: string, paymentKey: string | null) {
  const services = useServices();
  // One arrival, one key; a reload is another: the shopper may have decided in between.
  const [attempt] = useState(newKey);
  const [isLong, setLong] = useState(false);
  const confirm = useQuery({ ...orderQueries.confirm(services, orderCd, paymentKey ?? '', attempt), enabled: paymentKey !== null });
  const isAsking = paymentKey === null || confirm.data?.status === 'PENDING';
  const status = useQuery({
    ...orderQueries.payment(services, orderCd),
    enabled: isAsking,
    refetchInterval: ({ state }) => (state.data?.status === 'PENDING' && !isLong ? POLL.everyMs : false),
  });
  const current = isAsking ? status : confirm;
  const result = current.data === undefined ? confirm.data : current.data;
  const isPending = result?.status === 'PENDING';

  useEffect(() => {
    if (!isPending || isLong) return;
    const timer = setTimeout(() => setLong(true), POLL.forMs);
    return () => clearTimeout(timer);
  }, [isPending, isLong]);

  return {
    result,
    phase: current.isFetching && current.error ? 'checking' : phaseOf({ result, error: current.error, isLong }),
    error: current.error,
    again(): void {
      setLong(false);
      void current.refetch();
    },
  };
}
