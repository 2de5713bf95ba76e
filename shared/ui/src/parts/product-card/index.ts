export { ProductCard } from './product-card';
export { ProductCardSkeleton } from './product-card-skeleton';
export type { CardLook, ProductCardProps, ProductTag, WishProps } from './product-card.props';
