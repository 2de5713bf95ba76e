import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { media } from '@hyangro/ui/theme';
import type { DisplayItem } from '@hyangro/contracts/layout/layout.contract';
import { linkOf, productsOf } from '../data/layout.model';
import { BannerCopy } from '../features/block/banner-copy';
import { BannerPicture } from '../features/block/banner-picture';
import { BlockSection } from '../features/block/block-section';
import { ProductRail } from '../features/products/product-rail';
import type { DisplayProps } from './display.props';

/** Types that stand beside their products on PCs; the others stand above, so that no two shelves in a row look alike. */
const BESIDE: ReadonlySet<number> = new Set([5, 14]);

/** Types 3, 5, 10, 14: a category's banner and its products (D-03). */
export const CategoryRail = ({ display, items, layout }: DisplayProps) => {
  const isBeside = BESIDE.has(display.displayCd);
  const groups = items.map((item) => ({ item, products: productsOf(layout, item) }));
  if (groups.every(({ item, products }) => products.length === 0 && !item.fileUrl && !item.fileUrl2)) return null;
  return (
    <BlockSection display={display}>
      {groups.map(({ item, products }) => (
        <Group key={item.seq} data-beside={isBeside || undefined}>
          <Banner item={item} isBeside={isBeside} />
          {products.length > 0 && (
            <ProductRail products={products} label={item.text?.replace(/\n/g, ' ') ?? display.title ?? layout.layoutNm} display={display} />
          )}
        </Group>
      ))}
    </BlockSection>
  );
};

function Banner({ item, isBeside }: { item: DisplayItem; isBeside: boolean }) {
  if (!item.fileUrl && !item.fileUrl2) return null;
  const to = linkOf(item.link);
  const content = (
    <>
      <BannerPicture item={item} sizes={{ mobile: '94vw', pc: isBeside ? '400px' : '(min-width: 1280px) 1200px, 96vw' }} />
      <BannerCopy item={item} isSmall={isBeside || undefined} isCard />
    </>
  );
  return to ? (
    <CardLink to={to} data-beside={isBeside || undefined}>
      {content}
    </CardLink>
  ) : (
    <Card data-beside={isBeside || undefined}>{content}</Card>
  );
}

const card = `
position:relative;display:block;overflow:hidden;aspect-ratio:358/184;border-radius:var(--radius-shoulder);background:var(--color-tile);
--copy-x:20px;--copy-top:20px;--copy-bottom:18px;
${media.tablet}{aspect-ratio:1200/340;--copy-x:44px;--copy-top:40px;--copy-bottom:40px}
${media.pc}{&[data-beside]{aspect-ratio:auto;--copy-x:24px;--copy-top:26px;--copy-bottom:26px}}
`;
const CardLink = styled(Link)(card);
const Card = styled.div(card);

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
