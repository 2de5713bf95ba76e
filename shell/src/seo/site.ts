/** The shop's name as it is written where no language has one of its own. */
export const SITE_NAME = 'hyangro';

/** Fixed Korean text (GEN-02): one constant, the same on every route and in every language. */
export const SITE_DESCRIPTION =
  '면세가 그대로, 집에서 받는 향수와 화장품. 주문하면 3일 배송, 100% 정품만 취급해요. 향로에서 향을 고르고 포인트와 쿠폰으로 더 가볍게 담아 보세요.';
