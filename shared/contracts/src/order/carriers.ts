import * as z from 'zod';

/** Who carries parcels of the shop, and those that members send back. Names: `carrier.<code>` of the shared words. */
export const CARRIER_CDS = ['CJ', 'HANJIN', 'LOTTE', 'POST', 'LOGEN', 'EMS', 'DHL'] as const;
export const carrierCd = z.enum(CARRIER_CDS);
export type CarrierCd = z.infer<typeof carrierCd>;

interface Carrier {
  /** Numbers of its waybills, without spaces and hyphens. */
  invoicePattern: RegExp;
  /** Where it tells the way of a parcel; `{invoiceNo}` stands for the number. */
  trackAddress: string;
}
export const CARRIERS: Readonly<Record<CarrierCd, Carrier>> = {
  CJ: { invoicePattern: /^(\d{10}|\d{12})$/, trackAddress: 'https://trace.cjlogistics.com/next/tracking.html?wblNo={invoiceNo}' },
  HANJIN: {
    invoicePattern: /^(\d{10}|\d{12})$/,
    trackAddress: 'https://www.hanjin.com/kor/CMS/DeliveryMgr/WaybillResult.do?mCode=MN038&schLang=KR&wblnum=&wblnumText2={invoiceNo}',
  },
  LOTTE: {
    invoicePattern: /^(\d{10}|\d{12})$/,
    trackAddress: 'https://www.lotteglogis.com/home/reservation/tracking/linkView?InvNo={invoiceNo}',
  },
  POST: {
    invoicePattern: /^\d{13}$/,
    trackAddress: 'https://service.epost.go.kr/trace.RetrieveDomRigiTraceList.comm?displayHeader=N&sid1={invoiceNo}',
  },
  LOGEN: { invoicePattern: /^\d{11}$/, trackAddress: 'https://www.ilogen.com/web/personal/trace/{invoiceNo}' },
  EMS: {
    invoicePattern: /^[A-Z]{2}\d{9}[A-Z]{2}$/,
    trackAddress: 'https://service.epost.go.kr/trace.RetrieveEmsRigiTraceList.comm?POST_CODE={invoiceNo}',
  },
  DHL: { invoicePattern: /^\d{10}$/, trackAddress: 'https://www.dhl.com/kr-ko/home/tracking.html?tracking-id={invoiceNo}' },
};

export const isCarrierCd = (value: string): value is CarrierCd => CARRIER_CDS.some((code) => code === value);
/** A typed waybill number as it is kept: without spaces and hyphens, letters large. */
export const plainInvoiceNo = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();
/** Whether a number, as `plainInvoiceNo` gives it, can be one of this carrier. */
export const isInvoiceNo = (code: CarrierCd, invoiceNo: string): boolean => CARRIERS[code].invoicePattern.test(invoiceNo);
/** Page on which the carrier tells the way of a parcel. */
export const trackUrlOf = (code: CarrierCd, invoiceNo: string): string =>
  CARRIERS[code].trackAddress.replace('{invoiceNo}', encodeURIComponent(invoiceNo));
