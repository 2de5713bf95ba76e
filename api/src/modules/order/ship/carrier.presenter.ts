import cn from '@hyangro/contracts/messages/terms.cn.json';
import en from '@hyangro/contracts/messages/terms.en.json';
import ko from '@hyangro/contracts/messages/terms.ko.json';
import type { Locale } from '@hyangro/contracts/locales';
import { trackUrlOf, type CarrierCd } from '@hyangro/contracts/order/carriers';
import { textIn, type Text } from '../../../platform/locale/text';

/** Name of a carrier in the languages of the shop. */
export const carrierName = (carrierCd: CarrierCd): Text => ({
  ko: ko[`carrier.${carrierCd}`],
  en: en[`carrier.${carrierCd}`],
  cn: cn[`carrier.${carrierCd}`],
});

/** A carrier as the wire shows it, with its own page of the waybill. */
export const wireCarrier = (carrierCd: CarrierCd, invoiceNo: string, locale: Locale) => ({
  carrierCd,
  name: textIn(carrierName(carrierCd), locale),
  trackUrl: trackUrlOf(carrierCd, invoiceNo),
});
