import styled from '@emotion/styled';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { Container, VisuallyHidden } from '@hyangro/ui/section';
import { media } from '@hyangro/ui/theme';
import type { DisplayItem } from '@hyangro/contracts/layout/layout.contract';
import { linkOf } from '../data/layout.model';
import { useMessages } from '../messages';
import type { DisplayProps } from './display.props';
import { QuickIcon, toneOf } from './quick-icon';

const PER_ROW = { mobile: 5, pc: 10 } as const;
/** More than this many on phones scroll sideways. */
const ROWS_MOBILE = 2;

/** Type 7: the row of round entries, drawn as bottle shoulders (D-07). */
export const QuickMenu = ({ display, items }: DisplayProps) => {
  const t = useMessages();
  const perMobile = display.slidesPerViewMobile ?? PER_ROW.mobile;
  const perPc = display.slidesPerViewPc ?? PER_ROW.pc;
  const entries = items.filter((item) => item.text || item.fileUrl);
  if (entries.length === 0) return null;
  return (
    <Frame aria-label={display.title ?? t('quick.label')}>
      <Container>
        <Grid
          data-scrolls={entries.length > perMobile * ROWS_MOBILE || undefined}
          data-scrolls-pc={entries.length > perPc || undefined}
          style={{ '--m': perMobile, '--p': perPc } as CSSProperties}
        >
          {entries.map((item, n) => (
            <li key={item.seq}>
              <Entry item={item} at={n} />
            </li>
          ))}
        </Grid>
      </Container>
    </Frame>
  );
};

function Entry({ item, at }: { item: DisplayItem; at: number }) {
  const to = linkOf(item.link);
  const content = (
    <>
      <Tile data-tone={toneOf(item, at)}>
        <QuickIcon item={item} />
      </Tile>
      {item.text ?? <VisuallyHidden>{item.description}</VisuallyHidden>}
    </>
  );
  return to ? <Way to={to}>{content}</Way> : <Still>{content}</Still>;
}

const Frame = styled.nav`
  padding-top: 22px;
  ${media.tablet} { padding-top: 40px; }
`;

const Grid = styled.ul`
  --per: var(--m);
  --gap: 6px;
  display: grid;
  grid-template-columns: repeat(var(--per), minmax(0, 1fr));
  gap: 14px var(--gap);
  margin-inline: -4px;
  &[data-scrolls] {
    grid-template: repeat(${ROWS_MOBILE}, auto) / none;
    grid-auto-flow: column;
    grid-auto-columns: calc((100% - var(--gap) * (var(--per) - 1)) / var(--per));
    overflow-x: auto;
    scrollbar-width: none;
    scroll-snap-type: x proximity;
    > li { scroll-snap-align: start; }
  }
  ${media.tablet} {
    --per: var(--p);
    --gap: 12px;
    &[data-scrolls]:not([data-scrolls-pc]) { grid: auto / repeat(var(--per), minmax(0, 1fr)); grid-auto-flow: row; }
    &[data-scrolls-pc] { grid-template-rows: auto; }
  }
`;

const entry = `
display:grid;justify-items:center;gap:6px;border-radius:var(--radius-tile);
font:500 12px/1.5 var(--font-sans);letter-spacing:-.02em;text-align:center;
${media.tablet}{font-size:14px;gap:10px}
`;
const Way = styled(Link)(entry);
const Still = styled.span(entry);

const Tile = styled.span`
  display: grid;
  place-items: center;
  width: min(58px, 100%);
  height: 62px;
  border-radius: 22px 22px 5px 5px;
  overflow: hidden;
  background: var(--color-tile);
  color: var(--color-on-spark);
  transition: transform var(--dur-fast) var(--ease-pour);
  img { width: 34px; height: 34px; }
  &[data-tone='brand-soft'] { background: var(--color-brand-soft); }
  &[data-tone='warn-soft'] { background: var(--color-warn-soft); }
  &[data-tone='genuine-soft'] { background: var(--color-genuine-soft); }
  &[data-tone='sale-soft'] { background: var(--color-sale-soft); }
  &[data-tone='info-soft'] { background: var(--color-info-soft); }
  &[data-tone='brand'] { background: var(--color-brand); color: var(--color-spark); }
  &[data-tone='spark'] { background: var(--color-spark); }
  ${media.tablet} { width: min(76px, 100% - 10px); height: auto; aspect-ratio: 76 / 82; }
  ${media.pc} { img, svg { width: 40px; height: 40px; } }
  ${media.hover} { a:hover > & { transform: translateY(-3px); } }
`;
