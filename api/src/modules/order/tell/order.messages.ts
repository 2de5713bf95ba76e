import { AUTO_CONFIRM_DAYS } from '@hyangro/contracts/constants';
import type { Locale } from '@hyangro/contracts/locales';
import { textIn, type Text } from '../../../platform/locale/text';
import type { OrderLineRow, OrderRow } from '../order.repository';
import cn from './order-mail.cn.json';
import en from './order-mail.en.json';
import ko from './order-mail.ko.json';

const TEXTS = { ko, en, cn };

/** What a buyer is told about an order. */
export type OrderNews = Exclude<keyof typeof ko, 'link'>;
/** What stands in the texts besides the order. A line whose value is missing, or 0, is left out. */
export interface NewsValues {
  /** Won that were paid, or that go back. */
  amount?: number;
  /** Points received, or given back. */
  points?: number;
  /** Name of the carrier in all languages. */
  carrier?: Text;
  invoiceNo?: string;
  /** Why a claim was refused, as the operator wrote it. */
  reason?: string;
}

/** The texts of one piece of news in one language: short ones for the list and the phone, a subject and a text for the mail. */
export function newsIn(
  locale: Locale,
  news: OrderNews,
  { orderCd }: Pick<OrderRow, 'orderCd'>,
  lines: readonly OrderLineRow[],
  { amount, points, carrier, invoiceNo, reason }: NewsValues,
): Record<'title' | 'body' | 'subject' | 'text' | 'link', string> {
  const values: Readonly<Record<string, string | undefined>> = {
    orderCd,
    goods: goodsName(lines, locale),
    amount: amount ? amount.toLocaleString('en-US') : undefined,
    points: points ? points.toLocaleString('en-US') : undefined,
    carrier: carrier && textIn(carrier, locale),
    invoiceNo,
    reason,
    days: String(AUTO_CONFIRM_DAYS),
  };
  const { title, body, subject, text } = TEXTS[locale][news];
  return {
    title: filled(title, values),
    body: filled(body, values).replaceAll('\n', ' '),
    subject: filled(subject, values),
    text: filled(text, values),
    link: TEXTS[locale].link,
  };
}

/** First goods of an order and how many other lines there are, in any language: `로즈 판톰 오 드 퍼퓸 +2`. */
export function goodsName(lines: readonly OrderLineRow[], locale: OrderRow['locale']): string {
  const [first, ...others] = lines;
  if (!first) return '';
  return textIn(first.productNm, locale) + (others.length ? ` +${others.length}` : '');
}

/** Fills the places of a text line by line; a line with a place that has no value goes. */
function filled(text: string, values: Readonly<Record<string, string | undefined>>): string {
  return text
    .split('\n')
    .filter((line) => [...line.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => values[name]))
    .map((line) => line.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''))
    .join('\n');
}
