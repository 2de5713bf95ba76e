import type { Locale } from '@hyangro/contracts/locales';
import type { Config } from '../../../config';
import type { Tx } from '../../../platform/db/db';
import type { Text } from '../../../platform/locale/text';
import type { Deps } from '../../../platform/module';
import { htmlOfMail } from '../../../platform/outbox/mail-html';
import { findMailAddress, takesMail, tellMembers } from '../../member/public';
import { newsIn, type NewsValues, type OrderNews } from './order.messages';
import { findOrderLines, type OrderRow } from '../order.repository';

export type { OrderNews } from './order.messages';
export type TellDeps = Pick<Deps, 'outbox'> & { config: Pick<Config, 'SHOP_URL'> };
/** `claimCd`: the news belongs to this claim, and is told once for it. Other values stand in the texts. */
export type NewsDetail = NewsValues & { claimCd?: string };

/**
 * Tells the buyer what happened to an order, once each way (GAP-39): in the list of news, by mail and on every phone that gave its token;
 * mail and phones in the language of the order. Call it in the transaction of what happened.
 */
export async function tellBuyer(
  { outbox, config }: TellDeps,
  tx: Tx,
  order: Pick<OrderRow, 'orderCd' | 'memCd' | 'locale'>,
  news: OrderNews,
  now: Date,
  { claimCd, ...values }: NewsDetail = {},
): Promise<void> {
  const { orderCd, memCd, locale } = order;
  const key = claimCd ? `claim:${claimCd}:${news}` : `order:${orderCd}:${news}`;
  const path = `/mypage/order/${orderCd}`;
  const lines = await findOrderLines(tx, [orderCd]);
  const textsIn = (each: Locale) => newsIn(each, news, order, lines, values);
  const texts = { ko: textsIn('ko'), en: textsIn('en'), cn: textsIn('cn') };
  const inAll = (part: 'title' | 'body'): Text => ({ ko: texts.ko[part], en: texts.en[part], cn: texts.cn[part] });
  const { subject, text, link } = texts[locale];
  const to = (await takesMail(tx, memCd, 'ORDER')) ? await findMailAddress(tx, memCd) : null;
  if (to) {
    const address = new URL(path, config.SHOP_URL).href;
    const html = htmlOfMail({ locale, subject, text, link: { text: link, address } });
    await outbox.put(tx, { kind: 'mail', to, subject, text: `${text}\n\n${address}`, html }, now, key);
  }
  await tellMembers(tx, [memCd], { kind: 'ORDER', title: inAll('title'), body: inAll('body'), link: path, key, locale }, now);
}
