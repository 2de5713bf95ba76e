import { pathOf } from '@hyangro/runtime';

/** Where a bought product is reviewed. */
export const reviewPath = (productCd: string, orderCd: string): string =>
  `${pathOf('ReviewNew')}?${new URLSearchParams({ productCd, orderCd }).toString()}`;
