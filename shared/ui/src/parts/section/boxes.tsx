import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { hidden } from '../../theme/text';

export interface ContainerProps extends ComponentPropsWithRef<'div'> {
  /** 940 px instead of 1200. */
  narrow?: boolean;
}

/** The page's column: 1200 px at most, with the grid's margins. */
export const Container = ({ narrow, ...rest }: ContainerProps) => <Column {...rest} data-narrow={narrow || undefined} />;

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** Step of the space scale, 3 (12 px) by default. */
  gap?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'center' | 'end' | 'space-between';
}

/** One under the other. */
export const Stack = ({ gap = 3, align, justify, style, ...rest }: StackProps) => (
  <Flow {...rest} style={{ gap: `var(--space-${gap})`, alignItems: align, justifyContent: justify, ...style }} />
);

export const VisuallyHidden = styled.span(hidden);

const Column = styled.div`
  width: 100%;
  max-width: calc(var(--container) + var(--page-margin) * 2);
  margin-inline: auto;
  padding-inline: var(--page-margin);
  &[data-narrow] {
    max-width: calc(940px + var(--page-margin) * 2);
  }
`;

const Flow = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;
