/** The line that a link names: `?orderCd=…&lineNo=…`; null without one. */
export function lineOfUrl(search: URLSearchParams): { orderCd: string; lineNo: number } | null {
  const orderCd = search.get('orderCd');
  const lineNo = Number(search.get('lineNo'));
  return orderCd && Number.isInteger(lineNo) && lineNo > 0 ? { orderCd, lineNo } : null;
}
