import type { Meta } from '@hyangro/testing/stories/story';
import { drawn, nothing, PICTURE, type Words } from '../../../stories/drawn';
import { ProductCard, ProductCardSkeleton } from '.';

const LOOKS = ['grid', 'rail', 'row', 'ranked'] as const;
const productOf = (w: Words) => ({
  to: '/product/P0001',
  brand: w.brand,
  name: w.name,
  image: { src: PICTURE, alt: '' },
  price: { won: w.price, dollars: w.dollars, discountRate: 32, size: 'm' as const },
  rating: { score: '4.9', count: '2,184', label: w.rating },
  tags: [{ text: w.new, tone: 'brand' as const }],
  badge: { text: w.value, tone: 'spark' as const },
  wish: { pressed: true, label: w.liked, onToggle: nothing },
});

export default { title: 'product-card', component: ProductCard } satisfies Meta<never>;

export const Normal = drawn((w) => <ProductCard {...productOf(w)} look="grid" />);

export const Looks = drawn((w) => (
  <>
    {LOOKS.map((look) => (
      <ProductCard key={look} {...productOf(w)} look={look} rank={look === 'ranked' ? 1 : undefined} />
    ))}
  </>
));

export const Loading = drawn(() => (
  <>
    {LOOKS.map((look) => (
      <ProductCardSkeleton key={look} look={look} />
    ))}
  </>
));

export const SoldOut = drawn((w) => <ProductCard {...productOf(w)} look="grid" soldOutLabel={w.soldOut} note={w.told} />);

export const NoPicture = drawn((w) => <ProductCard {...productOf(w)} look="grid" image={{ src: null, alt: '' }} rating={undefined} />);

export const LongWords = drawn((w) => <ProductCard {...productOf(w)} look="grid" brand={w.longWord} name={w.long} />);
