/** What other modules may use of the catalogue. */
export { arrivesOn } from './arrival.rules';
export { goodsOnSale, optionNames, productNames, productsOnSale, searchableProducts } from './catalog.views';
export { cardsOf } from './card.presenter';
export { findCards } from './card.repository';
export { openJson, writeCardParts, writeCards, type CardParts } from './card.writer';
export { brandsFile, categoriesFile, ingredientsFile, productsFile, tagsFile } from './catalog.seed-schema';
export { seedCatalog } from './catalog.seed';
export { goodsIn, type LocalGoods } from './goods.presenter';
export { goodsKey, goodsOf, findGoods, type Goods, type GoodsKey } from './goods.repository';
export { orderColumns } from './list.repository';
export { seedPrices } from './price-history.seed';
export { isProductOnSale } from './product.repository';
export { setRatings } from './rating.repository';
export { bigramsOf } from './search-text';
export { returnStock, takeStock, type ShortLine, type StockLine } from './stock.repository';
export { countZzim } from './wishlist.repository';
