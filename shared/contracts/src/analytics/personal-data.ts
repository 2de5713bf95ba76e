const EMAIL = /[^\s@/?&=#]+(?:@|%40)[^\s@/?&=#]+\.[a-z]{2,}/gi;
/** Korean numbers, numbers with their country, and Chinese mobiles. */
const PHONE = /(^|[^\w-])(?:(?:\+|%2B)\d[\d\s-]{7,}\d|0\d[\d\s-]{6,}\d|1[3-9]\d{9})(?![\w-])/gi;

/** A text that somebody typed or an address holds, without e-mail addresses and telephone numbers: analytics hear of no person. */
export const withoutPersonalData = (text: string): string => text.replace(EMAIL, '-').replace(PHONE, '$1-');
