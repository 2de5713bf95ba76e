import { textIn } from '../../platform/locale/text';
import type { OrderLineRow, OrderRow } from './order.repository';
import cn from './order-mail.cn.json';
import en from './order-mail.en.json';
import ko from './order-mail.ko.json';

const TEXTS = { ko, en, cn };

/** Mail after payment, in the language the order was placed in. `amount` in won. */
export function paidMail(
  { orderCd, locale }: Pick<OrderRow, 'orderCd' | 'locale'>,
  lines: readonly OrderLineRow[],
  amount: number,
): { subject: string; text: string } {
  const values: Record<string, string> = {
    orderCd,
    goods: goodsName(lines, locale),
    amount: amount.toLocaleString('en-US'),
  };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  return { subject: fill(TEXTS[locale].paidSubject), text: fill(TEXTS[locale].paidText) };
}

/** First goods of an order and how many other lines there are, in any language: `로즈 판톰 오 드 퍼퓸 +2`. */
export function goodsName(lines: readonly OrderLineRow[], locale: OrderRow['locale']): string {
  const [first, ...others] = lines;
  if (!first) return '';
  return textIn(first.productNm, locale) + (others.length ? ` +${others.length}` : '');
}
