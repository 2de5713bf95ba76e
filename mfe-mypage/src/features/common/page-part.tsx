import styled from '@emotion/styled';
import { text } from '@hyangro/ui/theme';

/** A part of a page of forms, below its own heading; a link may lead to it. */
export const PagePart = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding-bottom: 24px;
  border-bottom: 1px solid var(--color-line);
  scroll-margin-top: 80px;
  h2 {
    ${text.titleM}
  }
`;
