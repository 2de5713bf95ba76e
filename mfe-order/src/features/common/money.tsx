import type { Order } from '@hyangro/contracts/order/order.schemas';
import { useMoney } from '@hyangro/runtime';
import { Amount } from '@hyangro/ui/price';

interface Props {
  /** Won. */
  of: number;
  /** Rate of its order; without it the rate of now. */
  rate?: Order['exchangeRate'] | undefined;
}

/** A sum with its dollars in brackets (GEN-08). */
export const Money = ({ of: value, rate }: Props) => {
  const { won, dollars } = useMoney(rate);
  return <Amount won={won(value)} dollars={dollars(value)} />;
};
