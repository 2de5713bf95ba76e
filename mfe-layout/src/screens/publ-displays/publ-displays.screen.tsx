import styled from '@emotion/styled';
import { useMemo } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useServices, useStore } from '@hyangro/runtime';
import { EmptyState } from '@hyangro/ui/empty-state';
import { Container } from '@hyangro/ui/section';
import { blocksOf, type ReadLayout } from '../../data/layout.model';
import type { BlockProps } from '../../displays/display.props';
import { layoutQueries } from '../../displays/layout.queries';
import { TemplatePage } from '../../features/publ/template-page';
import { usePublWords } from '../../features/publ/words';
import { DisplayType } from './display-type';
import { ALL_TYPES_LAYOUT } from './publ-displays.data';

/** Every display type beside its reference picture and its data (R-OTH-08). */
export default function PublDisplaysScreen() {
  const t = usePublWords();
  const services = useServices();
  useStore(services.locale);
  const { data } = useSuspenseQuery(layoutQueries.detail(services, ALL_TYPES_LAYOUT));
  return <TemplatePage template="t8">{data ? <Types {...data} /> : <EmptyState title={t('types.missing')} />}</TemplatePage>;
}

const Types = ({ layout, readAt }: ReadLayout) => {
  const t = usePublWords();
  const blocks = useMemo(
    () => blocksOf(layout).map((block): BlockProps => ({ ...block, layout, readAt, isFirst: false })),
    [layout, readAt],
  );
  const types = [...new Set(blocks.map(({ display }) => display.displayCd))];
  /** A type's first block has the type's own anchor, `type-2`; the others of its kind are `type-2-26`. */
  const firsts = new Set(types.map((displayCd) => blocks.find(({ display }) => display.displayCd === displayCd)));
  return (
    <>
      <Container>
        <Anchors aria-label={t('types.list')}>
          {types.map((displayCd) => (
            <a key={displayCd} href={`#type-${displayCd}`}>
              {displayCd}
            </a>
          ))}
        </Anchors>
      </Container>
      {blocks.map((block) => {
        const { displayCd, seq } = block.display;
        const anchor = firsts.has(block) ? `type-${displayCd}` : `type-${displayCd}-${seq}`;
        return <DisplayType key={seq} anchor={anchor} block={block} />;
      })}
    </>
  );
};

const Anchors = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  margin-top: 16px;
  a {
    display: grid;
    place-items: center;
    min-width: var(--size-tap);
    height: var(--size-tap);
    border-radius: var(--radius-pill);
    background: var(--color-tile);
    font-variant-numeric: tabular-nums;
  }
`;
