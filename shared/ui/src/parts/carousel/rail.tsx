import styled from '@emotion/styled';
import { Children, useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from '../../icons';
import { media } from '../../theme/media';
import { scrollRow } from '../chip/look';

export interface RailProps {
  /** Read aloud as the name of the rail. */
  label: string;
  /** How many are in sight. */
  perView: { mobile: number; pc: number };
  /** px between two; the grid's gutter by default. */
  gap?: number;
  children: ReactNode;
}

/** A line of cards that scrolls by finger, wheel or arrow keys; the browser does the work. */
export const Rail = ({ label, perView, gap, children }: RailProps) => {
  const line = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ start: true, end: true });

  const look = () => {
    const list = line.current;
    if (!list) return;
    const start = list.scrollLeft <= 1;
    const end = list.scrollLeft + list.clientWidth >= list.scrollWidth - 1;
    setEnds((was) => (was.start === start && was.end === end ? was : { start, end }));
  };

  useEffect(() => {
    if (!line.current) return;
    if (typeof ResizeObserver === 'undefined') return look();
    // It tells of the first size too, once the rail is laid out: asked at once, the browser would lay out even what is out of sight.
    const watch = new ResizeObserver(look);
    watch.observe(line.current);
    return () => watch.disconnect();
  }, [children]);

  const page = (direction: 1 | -1) => {
    const list = line.current;
    list?.scrollBy({ left: direction * list.clientWidth, behavior: 'smooth' });
  };

  return (
    <Box
      style={
        {
          ...vars('m', perView.mobile),
          ...vars('p', perView.pc),
          ...(gap === undefined ? {} : { '--rail-gap': `${gap}px` }),
        } as CSSProperties
      }
    >
      <Line ref={line} aria-label={label} tabIndex={0} onScroll={look}>
        {Children.map(children, (child) => (
          <Item>{child}</Item>
        ))}
      </Line>
      {/* For the mouse only: keys scroll the line itself and tab through its cards. */}
      {!ends.start && (
        <Arrow aria-hidden data-side="start" onClick={() => page(-1)}>
          <ChevronLeft />
        </Arrow>
      )}
      {!ends.end && (
        <Arrow aria-hidden data-side="end" onClick={() => page(1)}>
          <ChevronRight />
        </Arrow>
      )}
    </Box>
  );
};

/** Number in sight, gaps between them, and whether the line runs on to the screen's edge. */
const vars = (name: string, count: number) => ({
  [`--per-${name}`]: count,
  [`--gaps-${name}`]: Math.ceil(count) - 1,
  [`--bleed-${name}`]: count % 1 === 0 ? '0px' : 'var(--page-margin)',
});

const Box = styled.div`
  --rail-gap: var(--gutter);
  --per: var(--per-m);
  --gaps: var(--gaps-m);
  --bleed: var(--bleed-m);
  position: relative;
  ${media.pc} {
    --per: var(--per-p);
    --gaps: var(--gaps-p);
    --bleed: 0px;
  }
`;

const Line = styled.ul`
  ${scrollRow}
  gap: var(--rail-gap);
  margin-inline: calc(var(--page-margin) * -1);
  padding: 4px var(--page-margin);
  margin-block: -4px;
  scroll-snap-type: x proximity;
  scroll-padding-inline: var(--page-margin);
  &:focus-visible {
    outline-offset: -2px;
  }
  ${media.pc} {
    margin-inline: -4px;
    padding-inline: 4px;
    scroll-padding-inline: 4px;
  }
`;

const Item = styled.li`
  flex: 0 0 calc((100% + var(--bleed) - var(--gaps) * var(--rail-gap)) / var(--per));
  min-width: 0;
  scroll-snap-align: start;
`;

const Arrow = styled.span`
  display: none;
  ${media.pc} {
    position: absolute;
    top: 0;
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    margin-top: calc(50% / var(--per) - 22px);
    border-radius: 50%;
    background: var(--color-bg-raised);
    box-shadow:
      var(--shadow-2),
      inset 0 0 0 1px var(--color-line);
    cursor: pointer;
    &[data-side='start'] {
      left: -22px;
    }
    &[data-side='end'] {
      right: -22px;
    }
  }
`;
