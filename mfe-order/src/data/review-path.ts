import { pathOf } from '@hyangro/runtime';

/** Where a line of an order is reviewed. */
export const reviewPath = ({ productCd, lineNo }: { productCd: string; lineNo: number }, orderCd: string): string =>
  `${pathOf('ReviewNew')}?${new URLSearchParams({ productCd, orderCd, lineNo: String(lineNo) }).toString()}`;
