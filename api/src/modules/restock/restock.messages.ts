import type { Text } from '../../platform/locale/text';
import type { News } from '../member/public';

/** Tells that goods somebody waited for are on the shelf again. */
export const returnedNews = (productCd: string, { ko, en, cn }: Text): News => ({
  kind: 'RESTOCK',
  link: `/product/${productCd}`,
  title: { ko: '기다리던 상품이 들어왔어요', en: 'It is back in stock', cn: '您等的商品到货了' },
  body: { ko: `‘${ko}’을(를) 다시 살 수 있어요.`, en: `“${en}” can be bought again.`, cn: `“${cn}”可以购买了。` },
});
