import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ChevronRight } from '../../icons';
import { media } from '../../theme/media';
import { text } from '../../theme/text';
import { Container } from './boxes';

export interface SectionProps {
  title?: ReactNode;
  /** A line of reason under the title. */
  sub?: ReactNode;
  more?: { to: string; label: string };
  /** Beside the title: a countdown, chips. */
  aside?: ReactNode;
  children: ReactNode;
  id?: string;
  /** Without the page's column: for a section inside a box that has its own. */
  bare?: boolean;
}

/** A shelf of a page: heading in Hahmlet, an optional way to more, and what it holds. */
export const Section = ({ title, sub, more, aside, children, id, bare }: SectionProps) => {
  const heading = useId();
  const body = (
    <>
      {(title || more) && (
        <Head>
          {title && <Title id={heading}>{title}</Title>}
          {aside}
          {more && (
            <More to={more.to}>
              {more.label}
              <ChevronRight size={16} />
            </More>
          )}
        </Head>
      )}
      {sub && <Sub>{sub}</Sub>}
      <Body data-headed={title || sub ? true : undefined}>{children}</Body>
    </>
  );
  return (
    <Shelf id={id} aria-labelledby={title ? heading : undefined}>
      {bare ? body : <Container>{body}</Container>}
    </Shelf>
  );
};

const Shelf = styled.section`
  padding-top: var(--section-gap);
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 28px;
  ${media.pc} {
    gap: 28px;
  }
`;

const Title = styled.h2`
  ${text.displayS}
  min-width: 0;
  ${media.pc} {
    ${text.displayM}
  }
`;

const More = styled(Link)`
  display: flex;
  align-items: center;
  gap: 2px;
  flex: none;
  margin: -12px -4px -12px auto;
  padding: 12px 4px;
  font: 500 13px/20px var(--font-sans);
  color: var(--color-text-2);
`;

const Sub = styled.p`
  ${text.bodyS}
  margin-top: 2px;
  color: var(--color-text-2);
`;

const Body = styled.div`
  &[data-headed] {
    margin-top: 14px;
  }
  ${media.pc} {
    &[data-headed] {
      margin-top: 20px;
    }
  }
`;
