import type { Locale } from '@hyangro/contracts/locales';
import { textIn, textOrNull } from '../../../platform/locale/text';
import type { Goods } from './goods.repository';

type Names = Pick<Goods, 'brandNm' | 'productNm' | 'optionNm'>;
/** Goods named in the reader's language; in every language under `names`. */
export type LocalGoods = Omit<Goods, keyof Names> & { brandNm: string; productNm: string; optionNm: string | null; names: Names };

export const goodsIn = (goods: Goods, locale: Locale): LocalGoods => {
  const { brandNm, productNm, optionNm } = goods;
  return {
    ...goods,
    brandNm: textIn(brandNm, locale),
    productNm: textIn(productNm, locale),
    optionNm: textOrNull(optionNm, locale),
    names: { brandNm, productNm, optionNm },
  };
};
