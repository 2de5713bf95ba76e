/** Whose profile an address asks for, `?memCd=M0005`; without one it is the reader's own. Undefined for a visitor who names nobody. */
export const memberOf = (search: URLSearchParams, own: string | undefined): string | undefined => search.get('memCd') || own;
