import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { media } from '../../theme/media';
import { Container } from '../section/boxes';
import { Wordmark } from '../wordmark';

export interface FooterProps {
  small?: string;
  navLabel: string;
  links: readonly { to: string; label: string; strong?: boolean }[];
  /** Customer service: hours and ways. */
  service?: ReactNode;
  /** The company's legal lines. */
  company: ReactNode;
  copyright: string;
  /** Locale switch and the like. */
  end?: ReactNode;
}

/** The page's end: terms, company, service. */
export const Footer = ({ small, navLabel, links, service, company, copyright, end }: FooterProps) => (
  <Foot>
    <Container>
      <Head>
        <Wordmark small={small} />
        {end}
      </Head>
      <Nav aria-label={navLabel}>
        {links.map((link) => (
          <Item key={link.to} to={link.to} data-strong={link.strong || undefined}>
            {link.label}
          </Item>
        ))}
      </Nav>
      {service && <Part>{service}</Part>}
      <Part>{company}</Part>
      <Part>{copyright}</Part>
    </Container>
  </Foot>
);

const Foot = styled.footer`
  margin-top: var(--section-gap);
  padding: 28px 0 calc(28px + var(--size-tabbar) + var(--safe-bottom));
  background: var(--color-bg-sunken);
  ${media.tablet} {
    padding: 40px 0 56px;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
`;

const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 18px;
  margin-top: 8px;
`;

const Item = styled(Link)`
  padding: 8px 0;
  font: 500 13px/1.4 var(--font-sans);
  color: var(--color-text-2);
  &[data-strong] {
    font-weight: 700;
    color: var(--color-text);
  }
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const Part = styled.div`
  margin-top: 12px;
  max-width: 820px;
  font: 400 12px/1.65 var(--font-sans);
  color: var(--color-text-3);
  b {
    color: var(--color-text-2);
  }
  a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
