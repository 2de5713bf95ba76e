/** Fixed Korean texts of the site (GEN-02, GEN-16): one constant each, the same on every route and in every language. */
export const SITE_NAME = '향로';
export const SITE_TITLE_SUFFIX = '향로 · 면세가 향수와 화장품을 집으로';
export const SITE_DESCRIPTION =
  '면세가 그대로, 집에서 받는 향수와 화장품. 주문하면 3일 배송, 100% 정품만 취급해요. 향로에서 향을 고르고 포인트와 쿠폰으로 더 가볍게 담아 보세요.';

/** A page's whole title. */
export const pageTitle = (title: string): string => (title ? `${title} | ${SITE_TITLE_SUFFIX}` : SITE_TITLE_SUFFIX);
