import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { Container } from '@hyangro/ui/section';
import { text } from '@hyangro/ui/theme';

interface SpecimenProps {
  title: string;
  children: ReactNode;
}

/** One kind of part under its name. The names are in the text face: headings of the shop need no letters for them. */
export const Specimen = ({ title, children }: SpecimenProps) => {
  const heading = useId();
  return (
    <Shelf aria-labelledby={heading}>
      <Container>
        <Title id={heading}>{title}</Title>
        {children}
      </Container>
    </Shelf>
  );
};

const Shelf = styled.section`padding-top: var(--section-gap);`;
const Title = styled.h2`
  ${text.titleM}
  margin-bottom: 16px;
`;
