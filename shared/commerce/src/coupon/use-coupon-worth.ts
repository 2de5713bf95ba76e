import { useMoney } from '@hyangro/runtime';
import type { TicketPaperProps } from '@hyangro/ui/ticket';

interface Worth {
  type: 'RATE' | 'AMOUNT' | null;
  /** Percent or won, by the type; null where the coupon is gone. */
  value: number | null;
}

/** What a ticket says its coupon takes off: a part of the price, or won with their dollars below (GEN-08). */
export function useCouponWorth({ type, value }: Worth): Pick<TicketPaperProps, 'value' | 'note'> {
  const { won, dollars } = useMoney();
  if (value === null) return { value: '' };
  if (type === 'RATE') return { value: `${value}%` };
  const inDollars = dollars(value);
  return { value: won(value), note: inDollars === null ? undefined : `(${inDollars})` };
}
