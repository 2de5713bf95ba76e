import styled from '@emotion/styled';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Rail } from '@hyangro/ui/carousel';
import { VisuallyHidden } from '@hyangro/ui/section';
import { media } from '@hyangro/ui/theme';
import type { DisplayItem } from '@hyangro/contracts/layout/layout.contract';
import { linkOf } from '../data/layout.model';
import { useMessages } from '../messages';
import { BlockColumn } from '../features/block/block-column';
import { BlockHeading, hasHeading } from '../features/block/block-heading';
import type { DisplayProps } from './display.props';
import { QuickIcon, toneOf } from './quick-icon';

/** On phones the half that looks in says that the row goes on. */
const PER_VIEW = { mobile: 5.5, pc: 10 } as const;

/** Type 7: one row of round entries that scrolls sideways (D-07). */
export const QuickMenu = ({ display, items }: DisplayProps) => {
  const t = useMessages();
  const heading = useId();
  const label = display.title ?? t('quick.label');
  const entries = items.filter((item) => item.text || item.fileUrl);
  if (entries.length === 0) return null;
  return (
    <Frame aria-label={label}>
      <BlockColumn display={display} heading={hasHeading(display) && <BlockHeading display={display} id={heading} />}>
        <Line data-headed={hasHeading(display) || undefined}>
          <Rail
            label={label}
            perView={{ mobile: display.slidesPerViewMobile ?? PER_VIEW.mobile, pc: display.slidesPerViewPc ?? PER_VIEW.pc }}
          >
            {entries.map((item, n) => (
              <Entry key={item.seq} item={item} at={n} />
            ))}
          </Rail>
        </Line>
      </BlockColumn>
    </Frame>
  );
};

function Entry({ item, at }: { item: DisplayItem; at: number }) {
  const to = linkOf(item.link);
  const content = (
    <>
      <Disc data-ink data-tone={toneOf(item, at)}>
        <QuickIcon item={item} />
      </Disc>
      {item.text ?? <VisuallyHidden>{item.description}</VisuallyHidden>}
    </>
  );
  return to ? <Way to={to}>{content}</Way> : <Still>{content}</Still>;
}

const Frame = styled.nav`
  padding-top: 18px;
  ${media.tablet} { padding-top: 36px; }
`;

const Line = styled.div`&[data-headed] { margin-top: 14px; }`;

const entry = `
display:grid;justify-items:center;gap:6px;border-radius:var(--radius-tile);
font:500 12px/1.5 var(--font-sans);letter-spacing:-.02em;text-align:center;
${media.tablet}{font-size:14px;gap:10px}
`;
const Way = styled(Link)(entry);
const Still = styled.span(entry);

const Disc = styled.span`
  display: grid;
  place-items: center;
  width: min(60px, 100%);
  aspect-ratio: 1;
  border-radius: 50%;
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
  &[data-tone='brand'] { background: var(--color-brand); color: var(--color-spark-ink); }
  &[data-tone='spark'] { background: var(--color-spark); }
  ${media.tablet} { width: min(80px, 100% - 8px); }
  ${media.pc} { img, svg { width: 40px; height: 40px; } }
  ${media.hover} { a:hover > & { transform: scale(1.04); } }
`;
