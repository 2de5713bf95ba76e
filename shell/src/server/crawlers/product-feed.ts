import type { FeedProduct } from '@hyangro/contracts/catalog/crawler.contract';
import { LANGUAGE_TAG, type Locale } from '@hyangro/contracts/locales';
import { pathOf } from '@hyangro/contracts/routes/paths';
import { unitListPrice, unitPrice, unitVolumeMl } from '@hyangro/rules/prices';
import { shippingOf } from '@hyangro/rules/shipping';
import { addressIn } from '../../seo/page-head';
import { XML_HEAD, element } from './xml';

/** Longest texts that Google Merchant Center takes. */
const TITLE_MAX = 150;
const DESCRIPTION_MAX = 5_000;
/** Pictures beside the first. */
const MORE_IMAGES_MAX = 10;

interface FeedShop {
  name: string;
  description: string;
  origin: string;
  locale: Locale;
}
type Option = FeedProduct['options'][number];

/** The shop's goods as Google Merchant Center reads them (RSS 2.0 with its `g:` fields), an item for each option. */
export async function* productFeed(pages: AsyncIterable<readonly FeedProduct[]>, shop: FeedShop): AsyncGenerator<string> {
  yield `${XML_HEAD}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>`;
  yield `${element('title', shop.name)}${element('link', addressIn(shop.locale, `${shop.origin}/`))}${element('description', shop.description)}${element('language', LANGUAGE_TAG[shop.locale])}\n`;
  for await (const products of pages)
    for (const product of products)
      for (const option of product.options.length > 0 ? product.options : [null]) yield itemOf(product, option, shop);
  yield '</channel></rss>\n';
}

function itemOf(product: FeedProduct, option: Option | null, { origin, locale }: FeedShop): string {
  const { productCd, brandNm, productNm, images } = product;
  const price = unitPrice(product, option);
  const listPrice = unitListPrice(product, option);
  const [first, ...more] = [...new Set([...(option?.imgUrl ? [option.imgUrl] : []), ...images])].map((url) => new URL(url, origin).href);
  const volumeMl = unitVolumeMl(product, option);
  const { fee } = shippingOf(product.freeShipping, price);
  return `<item>${[
    element('g:id', option?.optionCd ?? productCd),
    element('g:item_group_id', option && productCd),
    element('g:title', cut([brandNm, productNm, option?.name].filter(Boolean).join(' '), TITLE_MAX)),
    element('g:description', cut(product.description || productNm, DESCRIPTION_MAX)),
    element('g:link', addressIn(locale, origin + pathOf('Product', { productCd }))),
    element('g:image_link', first),
    ...more.slice(0, MORE_IMAGES_MAX).map((url) => element('g:additional_image_link', url)),
    element('g:availability', (option ?? product).stockCnt > 0 ? 'in_stock' : 'out_of_stock'),
    element('g:price', `${listPrice} KRW`),
    element('g:sale_price', price < listPrice ? `${price} KRW` : null),
    element('g:brand', brandNm),
    element('g:identifier_exists', 'no'),
    element('g:condition', 'new'),
    element('g:product_type', product.categories.join(' > ')),
    element('g:color', product.option === 'SHADE' ? option?.name : null),
    element('g:size', product.option === 'SIZE' ? option?.name : product.volumeText),
    element('g:unit_pricing_measure', volumeMl && `${volumeMl}ml`),
    `<g:shipping>${element('g:country', 'KR')}${element('g:price', `${fee} KRW`)}</g:shipping>`,
  ].join('')}</item>\n`;
}

/** Whole characters: half an emoji is none. */
const cut = (text: string, length: number): string => (text.length <= length ? text : [...text].slice(0, length).join(''));
