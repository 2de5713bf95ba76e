import styled from '@emotion/styled';
import { media } from '@hyangro/ui/theme';

export const Shelf = styled.section`padding-top: var(--section-gap);`;

/** Cassis behind the tickets: to the screen's edges on phones, in the column on PCs unless the block bleeds (D-C11). */
export const Panel = styled.div`
  display: grid;
  grid-template: 'head' 'list' 'all' / minmax(0, 1fr);
  row-gap: 14px;
  max-width: var(--container);
  margin-inline: auto;
  padding: 28px var(--page-margin) 24px;
  border-radius: var(--radius-shoulder);
  background: var(--color-brand);
  color: var(--color-on-brand);
  --color-focus: var(--color-spark-ink);
  ${media.tablet} {
    width: calc(100% - var(--page-margin) * 2);
    padding: 36px 32px 32px;
    &[data-narrow] { max-width: 940px; }
  }
  ${media.pc} {
    grid-template: 'head list' auto 'all list' 1fr / 256px minmax(0, 1fr);
    gap: 20px 40px;
    padding: 40px;
  }
  &[data-bleed] {
    width: auto;
    max-width: none;
    border-radius: 0;
    padding-inline: max(var(--page-margin), (100% - var(--container)) / 2);
  }
  &[data-bleed][data-narrow] { max-width: 940px; }
`;

export const Tickets = styled.ul`
  grid-area: list;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(312px, 100%), 1fr));
  align-content: start;
  gap: 8px 12px;
  --color-focus: var(--color-brand);
`;

export const Bottom = styled.div`
  grid-area: all;
  display: grid;
  align-content: end;
  justify-items: center;
  gap: 4px;
  > div { width: 100%; }
  ${media.pc} { justify-items: start; }
`;
