export { ShopProductCard, type ShopProductCardProps } from './shop-product-card';
