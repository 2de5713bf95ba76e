import type { OrderState } from '@hyangro/contracts/order/order.schemas';
import { useTerms } from '@hyangro/runtime';
import { Tag, type TagProps } from '@hyangro/ui/badge';
import { STATE_TERMS } from '../../data/order.model';
import { useMessages } from '../../messages';

/** `stateName(order.state)`: the state in the reader's words. */
export function useStateName(): (state: OrderState) => string {
  const t = useMessages();
  const term = useTerms();
  return (state) => (state === 'CANCELLED' ? t('state.cancelled') : term(STATE_TERMS[state]));
}

export const OrderStateTag = ({ state }: { state: OrderState }) => {
  const stateName = useStateName();
  return <Tag tone={TONES[state]}>{stateName(state)}</Tag>;
};

const TONES: Readonly<Record<OrderState, TagProps['tone']>> = {
  WAIT: 'warn',
  PREP: 'brand',
  SHIP: 'brand',
  DELIV: 'genuine',
  CONFIRM: 'genuine',
  CANCEL_RECV: 'info',
  RETURN_RECV: 'info',
  REFUND: 'plain',
  CANCELLED: 'plain',
};
