/** The shop's name where a language has none of its own. */
const LATIN_NAME = 'hyangro';

/** The shop's name in the language of these texts of the shell, as titles, share cards and the word-mark have it. */
export const siteNameOf = (texts: Readonly<Record<string, string>>): string => texts['site.mark'] || LATIN_NAME;

/** Fixed Korean text (GEN-02): one constant, the same on every route and in every language. */
export const SITE_DESCRIPTION =
  '면세가 그대로, 집에서 받는 향수와 화장품. 주문하면 3일 배송, 100% 정품만 취급해요. 향로에서 향을 고르고 포인트와 쿠폰으로 더 가볍게 담아 보세요.';
