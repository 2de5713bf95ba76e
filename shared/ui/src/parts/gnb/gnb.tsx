import styled from '@emotion/styled';
import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { media } from '../../theme/media';
import { scrollRow } from '../chip/look';
import { Container } from '../section/boxes';

export interface GnbItem {
  key: string;
  to: string;
  label: string;
  selected?: boolean;
}

export interface GnbProps {
  label: string;
  items: readonly GnbItem[];
  /** PC only, before the items: the categories button. */
  start?: ReactNode;
  /** px below the screen's top at which it sticks on phones: a little under the header, so that no seam shows. */
  stickyTop: number;
}

/** The row of the shop's main places. The selected one is in sight, however narrow the screen. */
export const Gnb = ({ label, items, start, stickyTop }: GnbProps) => {
  const line = useRef<HTMLDivElement>(null);
  const at = items.findIndex(({ selected }) => selected);
  useEffect(() => {
    const box = line.current;
    const item = box?.querySelector<HTMLElement>('[aria-current]');
    if (box && item) box.scrollLeft = item.offsetLeft - (box.clientWidth - item.offsetWidth) / 2;
  }, [at]);
  return (
    <Bar aria-label={label} style={{ '--top': `${stickyTop}px` } as CSSProperties}>
      <Line ref={line}>
        {start && <Start>{start}</Start>}
        {items.map(({ key, to, label: text, selected }) => (
          <Item key={key} to={to} aria-current={selected ? 'page' : undefined}>
            {text}
          </Item>
        ))}
      </Line>
    </Bar>
  );
};

const Bar = styled.nav`
  position: sticky;
  top: var(--top);
  z-index: var(--z-sticky);
  background: var(--color-bg);
  ${media.pc} {
    top: 0;
    z-index: var(--z-header);
    border-bottom: 1px solid var(--color-line);
  }
`;

const Line = styled(Container)`
  ${scrollRow}
  gap: 8px;
  padding-inline: calc(var(--page-margin) - 6px);
  height: var(--size-gnb);
  ${media.pc} {
    gap: 22px;
    height: 54px;
    overflow: visible;
  }
`;

const Item = styled(Link)`
  position: relative;
  flex: none;
  display: flex;
  align-items: center;
  padding: 0 6px 2px;
  font: 500 16px/1 var(--font-sans);
  white-space: nowrap;
  color: var(--color-text-2);
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-current] {
    color: var(--color-text);
    font-weight: 700;
  }
  &[aria-current]::after {
    content: '';
    position: absolute;
    inset: auto 6px 0;
    height: 2.5px;
    background: var(--color-brand);
  }
  ${media.pc} {
    font-weight: 600;
    color: var(--color-text);
    &:hover {
      color: var(--color-brand);
    }
    &[aria-current] {
      color: var(--color-brand);
    }
  }
`;

const Start = styled.div`
  display: none;
  ${media.pc} {
    display: flex;
    align-items: center;
    margin: 12px 0;
    padding-right: 26px;
    border-right: 1px solid var(--color-line);
  }
`;
