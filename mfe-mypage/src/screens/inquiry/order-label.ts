import type { OrderSummary } from '@hyangro/contracts/order/order.schemas';
import { dayText } from '../../features/common/day-text';

/** An order in a list to choose from: `2026.11.20 · Rose Eau de Parfum (+2) · H-123`. */
export const orderLabel = ({ orderedAt, orderCd, lines }: Pick<OrderSummary, 'orderedAt' | 'orderCd' | 'lines'>): string => {
  const goods = lines[0] && `${lines[0].productNm}${lines.length > 1 ? ` (+${lines.length - 1})` : ''}`;
  return [dayText(orderedAt), goods, orderCd].filter(Boolean).join(' · ');
};
