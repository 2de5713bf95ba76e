import { CARRIER_CDS, isInvoiceNo, plainInvoiceNo, trackUrlOf, type CarrierCd } from './carriers';

const NUMBERS: Readonly<Record<CarrierCd, string>> = {
  CJ: '6123-4567-8901',
  HANJIN: '4123 4567 8901',
  LOTTE: '312345678901',
  POST: '61234-5678-9012',
  LOGEN: '90123456789',
  EMS: 'ee123456789kr',
  DHL: '12 3456 7890',
};

test.each(CARRIER_CDS)('%s knows its numbers, with spaces, hyphens and small letters, and tells where a parcel is', (code) => {
  const invoiceNo = plainInvoiceNo(NUMBERS[code]);
  expect(isInvoiceNo(code, invoiceNo)).toBe(true);
  expect(isInvoiceNo(code, invoiceNo.slice(1))).toBe(false);
  expect(isInvoiceNo(code, '')).toBe(false);
  expect(new URL(trackUrlOf(code, invoiceNo))).toMatchObject({ protocol: 'https:', href: expect.stringContaining(invoiceNo) });
});
