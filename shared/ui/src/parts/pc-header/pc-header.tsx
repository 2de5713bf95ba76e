import styled from '@emotion/styled';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { media } from '../../theme/media';
import { CountBadge } from '../app-header/header-link';
import { Container, VisuallyHidden } from '../section/boxes';
import { Wordmark } from '../wordmark';

export interface PcHeaderProps {
  home: { to: string; label: string; small?: string };
  /** Start of the utility row: locale switch, currencies. */
  utilityStart?: ReactNode;
  utilityLinks: readonly {
    to: string;
    label: ReactNode;
    onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  }[];
  utilityLabel: string;
  /** Usually a SearchBox. */
  search: ReactNode;
  /** HeaderPlaces: wish list, my page, cart. */
  places: ReactNode;
}

/** The head of the shop from 1024 px on: utility row, word-mark, search, places. */
export const PcHeader = ({ home, utilityStart, utilityLinks, utilityLabel, search, places }: PcHeaderProps) => (
  <Head>
    <Utility>
      <Line>
        {utilityStart}
        <Nav aria-label={utilityLabel}>
          {utilityLinks.map((link) => (
            <Small key={link.to} to={link.to} onClick={link.onClick}>
              {link.label}
            </Small>
          ))}
        </Nav>
      </Line>
    </Utility>
    <Main>
      <Home to={home.to}>
        <Wordmark size={36} small={home.small} />
        <VisuallyHidden> {home.label}</VisuallyHidden>
      </Home>
      {search}
      <Places>{places}</Places>
    </Main>
  </Head>
);

export interface HeaderPlaceProps {
  to: string;
  label: string;
  icon: ReactNode;
  /** Formatted; nothing at zero. */
  count?: string | null;
  /** Read aloud instead of the label, the count included. */
  ariaLabel?: string;
}

/** An icon with its name that leads to a place of the shop. */
export const HeaderPlace = ({ to, label, icon, count, ariaLabel }: HeaderPlaceProps) => (
  <Place to={to} aria-label={ariaLabel}>
    {icon}
    {count && <CountBadge>{count}</CountBadge>}
    <small>{label}</small>
  </Place>
);

const Head = styled.header`
  display: none;
  ${media.pc} {
    display: block;
  }
`;

const Utility = styled.div`
  background: var(--color-bg-sunken);
  font: 400 12px/1.4 var(--font-sans);
  color: var(--color-text-2);
`;

const Line = styled(Container)`
  display: flex;
  align-items: center;
  gap: 18px;
  height: 34px;
`;
const Nav = styled.nav`
  display: flex;
  gap: 4px;
  margin-left: auto;
  margin-right: -7px;
`;

const Small = styled(Link)`
  padding: 5px 7px;
  border-radius: 4px;
  b {
    color: var(--color-sale);
  }
  &:hover {
    color: var(--color-text);
  }
`;

const Main = styled(Container)`
  display: flex;
  align-items: center;
  gap: 44px;
  height: 92px;
`;
const Home = styled(Link)`
  padding: 8px 0;
  border-radius: var(--radius-tile);
`;
const Places = styled.div`
  display: flex;
  gap: 14px;
  margin-left: auto;
  margin-right: -12px;
`;

const Place = styled(Link)`
  position: relative;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 2px;
  min-width: 60px;
  height: 56px;
  border-radius: var(--radius-control);
  small {
    font: 400 12px/1.2 var(--font-sans);
  }
  > [aria-hidden]:not(svg) {
    top: 1px;
    right: 10px;
  }
  &:hover {
    color: var(--color-brand);
  }
`;
