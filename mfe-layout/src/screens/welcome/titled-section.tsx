import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { Container } from '@hyangro/ui/section';
import { media, text } from '@hyangro/ui/theme';

/** A part of the static home below its heading. */
export const TitledSection = ({ title, children }: { title: string; children: ReactNode }) => {
  const heading = useId();
  return (
    <Section aria-labelledby={heading}>
      <Container>
        <h2 id={heading}>{title}</h2>
        {children}
      </Container>
    </Section>
  );
};

const Section = styled.section`
  padding-block: var(--section-gap);
  h2 { ${text.displayS} ${media.pc} { ${text.displayM} text-align: center; } }
`;
