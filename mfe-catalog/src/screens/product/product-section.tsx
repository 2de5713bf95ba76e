import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { media, text } from '@hyangro/ui/theme';
import { NAV_PX, type SectionId } from './section-nav';

/** A part of the page that the nav leads to. */
export const ProductSection = ({ id, title, children }: { id: SectionId; title: string; children: ReactNode }) => (
  <Part id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
    <Title id={`${id}-title`}>{title}</Title>
    {children}
  </Part>
);

const Part = styled.section`
  padding: 28px 0;
  scroll-margin-top: calc(var(--sticky-top, var(--size-header)) + ${NAV_PX - 1}px - 108px);
  & + & {
    border-top: 1px solid var(--color-line);
  }
  &:focus-visible {
    outline: none;
  }
  ${media.pc} {
    padding: 40px 0;
  }
`;
const Title = styled.h2`
  ${text.displayS}
  margin-bottom: 12px;
  ${media.pc} {
    ${text.displayM}
    margin-bottom: 20px;
  }
`;
/** Ways on at the end of a part. */
export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 16px;
`;
