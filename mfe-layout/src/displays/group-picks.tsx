import styled from '@emotion/styled';
import { ShopProductCard } from '@hyangro/commerce/product-card';
import { media } from '@hyangro/ui/theme';
import { genderWord, picksHeading, picksReason } from '../data/picks.model';
import { useMessages } from '../messages';
import { BlockSection } from '../features/block/block-section';
import type { DisplayProps } from './display.props';

const SHOWN_MOBILE = 4;

/** Type 19: recommendations of the member's age and gender group (§6, P-AI). */
export const GroupPicks = ({ display, layout }: DisplayProps) => {
  const t = useMessages();
  const products = layout.aiMemberGroupProducts;
  if (products.length === 0) return null;
  const heading = picksHeading(layout);
  const isGeneric = heading === 'picks.visitor.heading';
  const gender = t(genderWord(layout.gender));
  const title = isGeneric
    ? (display.title ?? t('picks.visitor.heading'))
    : t(heading, { memNm: layout.memNm, ageGroupStr: layout.ageGroupStr, gender });
  return (
    <BlockSection display={display} title={title} reason={t(isGeneric ? 'picks.visitor.why' : picksReason(layout), { gender })}>
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
