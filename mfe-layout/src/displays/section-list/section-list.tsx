import styled from '@emotion/styled';
import { useId, useRef } from 'react';
import { useSectionInSight } from '@hyangro/runtime/sections';
import { media, text } from '@hyangro/ui/theme';
import { linkOf } from '../../data/layout.model';
import { sectionsOf } from '../../data/sections.model';
import { BlockSection } from '../../features/block/block-section';
import { LinkedTitle, WidePicture } from '../../features/block/block-heading';
import { ProductGrid } from '../../features/products/product-grid';
import type { DisplayProps } from '../display.props';
import { placeOfSections, sectionPlace } from './section-place';
import { SectionTabs } from './section-tabs';

/** Type 11: products in sections, below tabs that scroll to them and follow the scroll (D-11, ST-TAB). */
export const SectionList = ({ display, items, layout, shownOn }: DisplayProps) => {
  const block = useId();
  const area = useRef<HTMLDivElement>(null);
  const sections = sectionsOf(layout, items).map((section) => ({ ...section, id: `${block}${section.item.seq}` }));
  const current = useSectionInSight(
    sections.map(({ id }) => id),
    area,
  );
  if (sections.length === 0) return null;
  const hasTabs = sections.length > 1;
  return (
    <BlockSection display={display}>
      <Area ref={area}>
        {hasTabs && <SectionTabs label={display.title ?? layout.layoutNm} sections={sections} current={current} />}
        {sections.map(({ id, item, name, products }) => (
          <Part key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-name`} data-tabs={hasTabs || undefined}>
            <Name id={`${id}-name`}>
              <LinkedTitle display={{ link: linkOf(item.link), linkText: null }} title={name} />
            </Name>
            {item.description && <Reason>{item.description}</Reason>}
            <WidePicture item={item} shownOn={shownOn} />
            <ProductGrid products={products} isMeasured />
          </Part>
        ))}
      </Area>
    </BlockSection>
  );
};

const Area = styled.div(placeOfSections);

const Part = styled.section`
  & + & { padding-top: 36px; }
  &[data-tabs] { ${sectionPlace} }
  &:focus-visible { outline: none; }
  > ul { margin-top: 14px; }
`;

const Name = styled.h3`
  ${text.titleM}
  ${media.pc} { ${text.displayS} }
`;

const Reason = styled.p`
  ${text.bodyS}
  margin-top: 2px;
  color: var(--color-text-2);
`;
