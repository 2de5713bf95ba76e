import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { media } from '../../theme/media';

export interface TabBarItem {
  key: string;
  to: string;
  label: string;
  icon: ReactNode;
  selected?: boolean;
  onClick?: () => void;
}

/** The five places of the shop at the thumb; gone from 768 px on. */
export const TabBar = ({ label, items, isAway }: TabBarProps) => (
  <Bar aria-label={label} data-away={isAway || undefined}>
    {items.map((item) => (
      <Item key={item.key} to={item.to} aria-current={item.selected ? 'page' : undefined} onClick={item.onClick}>
        {item.icon}
        {item.label}
      </Item>
    ))}
  </Bar>
);

export interface TabBarProps {
  label: string;
  items: readonly TabBarItem[];
  /** Out of sight and reach, and kept in the layout: its return costs nothing. */
  isAway?: boolean;
}

const Bar = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: var(--z-tabbar);
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  height: calc(var(--size-tabbar) + var(--safe-bottom));
  padding: 0 6px var(--safe-bottom);
  background: var(--color-bg);
  box-shadow: var(--shadow-bar);
  &[data-away] {
    visibility: hidden;
  }
  ${media.tablet} {
    display: none;
  }
`;

const Item = styled(Link)`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 2px;
  font: 500 11px/1.4 var(--font-sans);
  color: var(--color-text-2);
  &:focus-visible {
    outline-offset: -3px;
    border-radius: 8px;
  }
  &[aria-current] {
    color: var(--color-brand);
    font-weight: 700;
    svg {
      stroke-width: 2;
    }
  }
`;
