import type { Locale } from '@hyangro/contracts/locales';
import type { Text } from '../../../platform/locale/text';
import type { News } from '../../member/public';
import type { Drop } from './price-history.repository';

/** Tells that a product somebody wishes for costs less. */
export function priceDropNews({ productCd, wasPrice, salePrice }: Drop, name: Text): News {
  const body = (locale: Locale) => `${name[locale]} ${amount(wasPrice, locale)} → ${amount(salePrice, locale)}`;
  return {
    kind: 'PRICE',
    link: `/product/${productCd}`,
    title: { ko: '찜한 상품의 가격이 내려갔어요', en: 'Something you saved costs less now', cn: '您收藏的商品降价了' },
    body: { ko: body('ko'), en: body('en'), cn: body('cn') },
  };
}

const amount = (won: number, locale: Locale) => (locale === 'ko' ? `${won.toLocaleString('en-US')}원` : `₩${won.toLocaleString('en-US')}`);
