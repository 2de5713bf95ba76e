import styled from '@emotion/styled';
import { media } from '@hyangro/ui/theme';
import type { DisplayItem } from '@hyangro/contracts/layout/layout.contract';
import type { ProductCard } from '@hyangro/contracts/catalog/catalog.schemas';
import { picturesOf, productsOf } from '../data/layout.model';
import { BlockSection } from '../features/block/block-section';
import { CategoryBanner } from '../features/block/category-banner';
import { ProductGrid } from '../features/products/product-grid';
import type { DisplayProps } from './display.props';

/** Type 15: a category's banner and its products in two columns, on PCs in four (D-15). */
export const CategoryGrid = ({ display, items, layout }: DisplayProps) => {
  const groups = items
    .map((item) => ({ item, products: productsOf(layout, item) }))
    .filter(({ item, products }) => products.length > 0 || picturesOf(item));
  if (groups.length === 0) return null;
  return (
    <BlockSection display={display}>
      {groups.map(({ item, products }) => (
        <Group key={item.seq}>
          <Content item={item} products={products} />
        </Group>
      ))}
    </BlockSection>
  );
};

/** On PCs the banner takes the room of two products where that fills the last row of four. */
function Content({ item, products }: { item: DisplayItem; products: readonly ProductCard[] }) {
  const isLead = Boolean(picturesOf(item)) && (products.length + 2) % 4 === 0;
  if (isLead) return <ProductGrid products={products} lead={<CategoryBanner item={item} isBeside />} />;
  return (
    <>
      <CategoryBanner item={item} isBeside={false} />
      {products.length > 0 && <ProductGrid products={products} />}
    </>
  );
}

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  & + & { margin-top: 28px; }
  ${media.pc} { gap: 24px; }
`;
