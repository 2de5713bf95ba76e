import { genderWord, picksHeading, picksReason } from '../data/picks.model';
import { useMessages } from '../messages';
import { BlockSection } from '../features/block/block-section';
import { ProductGrid } from '../features/products/product-grid';
import type { DisplayProps } from './display.props';

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
      <ProductGrid products={products} isShortOnPhones />
    </BlockSection>
  );
};
