import styled from '@emotion/styled';
import { ShopProductCard } from '@hyangro/commerce/product-card';
import { media } from '@hyangro/ui/theme';
import { genderWord, picksHeading } from '../data/picks.model';
import { useMessages } from '../messages';
import { BlockSection } from '../features/block/block-section';
import type { DisplayProps } from './display.props';

const SHOWN_PC = 8;
const SHOWN_MOBILE = 4;

/** Type 19: recommendations of the member's age and gender group (§6, P-AI). */
export const GroupPicks = ({ display, layout }: DisplayProps) => {
  const t = useMessages();
  const products = layout.aiMemberGroupProducts.slice(0, SHOWN_PC);
  if (products.length === 0) return null;
  const heading = picksHeading(layout);
  const isGeneric = heading === 'picks.visitor.heading';
  const title = isGeneric
    ? (display.title ?? t('picks.visitor.heading'))
    : t(heading, { memNm: layout.memNm, ageGroupStr: layout.ageGroupStr, gender: t(genderWord(layout.gender)) });
  return (
    <BlockSection display={display} title={title}>
      <Grid>
        {products.map((product) => (
          <li key={product.productCd}>
            <ShopProductCard product={product} look="grid" />
          </li>
        ))}
      </Grid>
    </BlockSection>
  );
};

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 26px var(--gutter);
  ${media.mobile} { > :nth-of-type(n + ${SHOWN_MOBILE + 1}) { display: none; } }
  ${media.tablet} { grid-template-columns: repeat(4, minmax(0, 1fr)); row-gap: 36px; }
`;
