import type { News } from '../member/public';

/** Tells that the shop has answered. The words of a secret question stay out of it. */
export const answeredNews = (productCd: string): News => ({
  kind: 'QNA',
  link: `/product/${productCd}/qna`,
  title: { ko: '문의에 답을 드렸어요', en: 'Your question has an answer', cn: '您的提问有回复了' },
  body: { ko: '상품 문의에서 답을 읽어 보세요.', en: 'Read it among the questions on the product.', cn: '请到商品问答里查看回复。' },
});
