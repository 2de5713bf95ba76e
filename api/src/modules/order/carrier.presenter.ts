import cn from '@hyangro/contracts/messages/terms.cn.json';
import en from '@hyangro/contracts/messages/terms.en.json';
import ko from '@hyangro/contracts/messages/terms.ko.json';
import type { Locale } from '@hyangro/contracts/locales';
import { trackUrlOf, type CarrierCd } from '@hyangro/contracts/order/carriers';

const TERMS = { ko, en, cn };

/** A carrier as the wire shows it, with its own page of the waybill. */
export const wireCarrier = (carrierCd: CarrierCd, invoiceNo: string, locale: Locale) => ({
  carrierCd,
  name: TERMS[locale][`carrier.${carrierCd}`],
  trackUrl: trackUrlOf(carrierCd, invoiceNo),
});
