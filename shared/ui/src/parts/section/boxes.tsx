import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { hidden } from '../../theme/text';

export interface ContainerProps extends ComponentPropsWithRef<'div'> {
  /** 940 px instead of 1200. */
  narrow?: boolean;
}

/** The page's column: 1200 px at most, with the grid's margins. */
export const Container = ({ narrow, ...rest }: ContainerProps) => <Column {...rest} data-narrow={narrow || undefined} />;

export interface FlowProps extends ComponentPropsWithRef<'div'> {
  /** Step of the space scale, 3 (12 px) by default. */
  gap?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'center' | 'end' | 'space-between';
  wrap?: boolean;
}

/** One under the other. */
export const Stack = (props: FlowProps) => <Flow {...flow('column', props)} />;

/** One beside the other. */
export const Row = ({ align = 'center', ...props }: FlowProps) => <Flow {...flow('row', { align, ...props })} />;

const flow = (direction: 'row' | 'column', { gap = 3, align, justify, wrap, style, ...rest }: FlowProps) => ({
  ...rest,
  style: {
    flexDirection: direction,
    gap: `var(--space-${gap})`,
    alignItems: align,
    justifyContent: justify,
    flexWrap: wrap ? ('wrap' as const) : undefined,
    ...style,
  },
});

/** A hairline, or the sunken gap between groups. */
export const Divider = ({ thick }: { thick?: boolean }) => <Line data-thick={thick || undefined} />;

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
  min-width: 0;
`;

const Line = styled.hr`
  height: 1px;
  border: 0;
  background: var(--color-line);
  &[data-thick] {
    height: 8px;
    background: var(--color-bg-sunken);
  }
`;
