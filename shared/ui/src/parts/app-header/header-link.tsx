import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export interface HeaderLinkProps {
  to: string;
  /** Read aloud, the count included: "장바구니 3개". */
  label: string;
  /** Formatted; nothing at zero. */
  count?: string | null;
  /** A dot instead of a number: something is new. */
  dot?: boolean;
  onClick?(): void;
  children: ReactNode;
}

/** An icon of the header that leads somewhere. */
export const HeaderLink = ({ to, label, count, dot, onClick, children }: HeaderLinkProps) => (
  <Square to={to} aria-label={label} onClick={onClick}>
    {children}
    {dot && <Dot aria-hidden />}
    {count && <CountBadge>{count}</CountBadge>}
  </Square>
);

export const CountBadge = ({ children }: { children: string }) => <Count aria-hidden>{children}</Count>;

const Square = styled(Link)`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: var(--size-tap);
  height: var(--size-tap);
  border-radius: var(--radius-control);
`;

const Count = styled.span`
  position: absolute;
  top: 5px;
  right: 3px;
  min-width: 17px;
  padding: 0 4px;
  border-radius: var(--radius-pill);
  background: var(--color-brand);
  color: var(--color-on-brand);
  font: 700 11px/17px var(--font-sans);
  letter-spacing: 0;
  text-align: center;
`;

const Dot = styled.span`
  position: absolute;
  top: 10px;
  right: 11px;
  width: 7px;
  height: 7px;
  border-radius: 50%;
  background: var(--color-sale);
  box-shadow: 0 0 0 2px var(--color-bg);
`;
