import styled from '@emotion/styled';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { ProductCard } from '@hyangro/contracts/catalog/catalog.schemas';
import type { Display } from '@hyangro/contracts/layout/layout.contract';
import { ChevronRight } from '@hyangro/ui/icons';
import { media, skipUntilNear, text } from '@hyangro/ui/theme';
import { fontOf, linkOf } from '../../data/layout.model';
import { useMessages } from '../../messages';
import { BlockColumn } from '../../features/block/block-column';
import { BlockPicture, LinkedTitle } from '../../features/block/block-heading';
import { headingFont } from '../../features/block/heading-font';
import { ProductRail } from '../../features/products/product-rail';
import { SaleClock } from './sale-clock';

export interface TimeSaleShelfProps {
  display: Display;
  /** Carries the title and the way to more of the whole block. */
  isFirst: boolean;
  name: string | null;
  endMs: number;
  /** When the layout was read, by the server's clock. */
  readAt: number;
  products: readonly ProductCard[];
}

/** One sale: heading with its clock, a panel on cassis on PCs, and its products. */
export const TimeSaleShelf = ({ display, isFirst, name, endMs, readAt, products }: TimeSaleShelfProps) => {
  const t = useMessages();
  const heading = useId();
  const title = (isFirst && display.title) || name || t('time.eyebrow');
  const to = isFirst ? linkOf(display.link) : null;
  return (
    <Shelf aria-labelledby={heading} data-follows={!isFirst || undefined}>
      <BlockColumn display={display}>
        {isFirst && <BlockPicture imgFileUrl={display.imgFileUrl} />}
        <Columns>
          <Panel data-bleed={!display.isUseMargin || undefined}>
            <Eyebrow>{isFirst && name ? name : t('time.eyebrow')}</Eyebrow>
            <Title id={heading} data-small={!isFirst || undefined} data-style={fontOf(display.font).style}>
              {isFirst ? <LinkedTitle display={display} title={title} /> : title}
            </Title>
            <Clock>
              <SaleClock endMs={endMs} readAt={readAt} />
            </Clock>
            {isFirst && display.description && <Reason>{display.description}</Reason>}
            {to && display.linkText && (
              <More to={to}>
                {display.linkText}
                <ChevronRight size={16} />
              </More>
            )}
          </Panel>
          <ProductRail products={products} label={title} display={display} />
        </Columns>
      </BlockColumn>
    </Shelf>
  );
};

const Shelf = styled.section`
  padding-top: var(--section-gap);
  &[data-follows] {
    padding-top: 28px;
    ${skipUntilNear('320px')}
    ${media.pc} { contain-intrinsic-height: auto 380px; }
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  ${media.pc} { grid-template-columns: 224px minmax(0, 1fr); gap: 24px; }
`;

const Panel = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  min-height: 36px;
  &[data-bleed] { padding-inline: 16px; }
  ${media.pc} {
    flex-flow: column nowrap;
    align-items: flex-start;
    gap: 0;
    padding: 30px 26px;
    border-radius: var(--radius-shoulder);
    background: var(--color-brand);
    color: var(--color-on-brand);
    --color-focus: var(--color-spark-ink);
  }
`;

const Eyebrow = styled.p`
  display: none;
  ${media.pc} { display: block; margin-bottom: 8px; font: 600 13px/1.5 var(--font-sans); color: var(--color-spark-ink); }
`;

const Title = styled.h2`
  ${headingFont}
  min-width: 0;
  text-wrap: balance;
  ${media.mobile} { &[data-small] { ${text.titleM} } }
`;

const Clock = styled.div`
  flex: none;
  ${media.pc} {
    margin-top: 22px;
    [role='timer'] { font-size: 19px; }
    [role='timer'] > span[aria-hidden] { gap: 5px; }
    [role='timer'] b { min-width: 40px; padding: 4px 8px; border-radius: 6px; }
  }
`;

/** On phones a line of its own, under title, clock and the way to more. */
const Reason = styled.p`
  order: 1;
  flex: 1 0 100%;
  ${text.bodyS}
  color: var(--color-text-2);
  ${media.pc} { order: 0; flex: none; color: inherit; margin-top: 18px; font: 400 13px/1.5 var(--font-sans); opacity: 0.86; }
`;

const More = styled(Link)`
  display: flex;
  align-items: center;
  gap: 2px;
  flex: none;
  margin: -12px -4px -12px auto;
  padding: 12px 4px;
  font: 500 13px/20px var(--font-sans);
  color: var(--color-text-2);
  ${media.pc} { margin: auto 0 -12px -4px; gap: 6px; padding-top: 24px; font-size: 14px; color: inherit; }
`;
