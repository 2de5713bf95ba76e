/** The line that a link names: `?orderCd=…&lineNo=…`; null without one. */
export function lineOfUrl(search: URLSearchParams): { orderCd: string; lineNo: number } | null {
  const orderCd = search.get('orderCd');
  const lineNo = Number(search.get('lineNo'));
  return orderCd && Number.isInteger(lineNo) && lineNo > 0 ? { orderCd, lineNo } : null;
}

/** The product that a link from its reviews names: `?productCd=…`; null without one. */
export const productOfUrl = (search: URLSearchParams): string | null => search.get('productCd') || null;
