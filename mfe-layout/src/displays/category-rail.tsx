import styled from '@emotion/styled';
import { media } from '@hyangro/ui/theme';
import { picturesOf, productsOf } from '../data/layout.model';
import { BlockSection } from '../features/block/block-section';
import { CategoryBanner } from '../features/block/category-banner';
import { ProductRail } from '../features/products/product-rail';
import type { DisplayProps } from './display.props';

/** Types that stand beside their products on PCs; the others stand above, so that no two shelves in a row look alike. */
const BESIDE: ReadonlySet<number> = new Set([5, 14]);

/** Types 3, 5, 10, 14: a category's banner and its products (D-03). */
export const CategoryRail = ({ display, items, layout }: DisplayProps) => {
  const isBeside = BESIDE.has(display.displayCd);
  const groups = items.map((item) => ({ item, products: productsOf(layout, item) }));
  if (groups.every(({ item, products }) => products.length === 0 && !picturesOf(item))) return null;
  return (
    <BlockSection display={display}>
      {groups.map(({ item, products }) => (
        <Group key={item.seq} data-beside={isBeside || undefined}>
          <CategoryBanner item={item} isBeside={isBeside} />
          {products.length > 0 && (
            <ProductRail products={products} label={item.text?.replace(/\n/g, ' ') ?? display.title ?? layout.layoutNm} display={display} />
          )}
        </Group>
      ))}
    </BlockSection>
  );
};

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  & + & { margin-top: 28px; }
  ${media.pc} {
    gap: 24px;
    &[data-beside] { grid-template-columns: 300px minmax(0, 1fr); }
  }
`;
