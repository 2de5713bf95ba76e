import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { media } from '../../theme/media';
import { chipLook, scrollRow } from './look';

export interface ChipProps extends ComponentPropsWithRef<'button'> {
  /** Left out: a plain button without a pressed state. */
  selected?: boolean;
}

export const Chip = ({ selected, type = 'button', ...rest }: ChipProps) => <Pill {...rest} type={type} aria-pressed={selected} />;

export interface ChipRowProps {
  /** What the chips choose; makes the row a named group. */
  label?: string;
  children: ReactNode;
  className?: string;
}

/** Chips in one line; on phones it scrolls to the screen's edge. */
export const ChipRow = ({ label, children, className }: ChipRowProps) => (
  <Line className={className} role={label ? 'group' : undefined} aria-label={label}>
    {children}
  </Line>
);

const Pill = styled.button(chipLook);

const Line = styled.div`
  ${scrollRow}
  margin-inline: calc(var(--page-margin) * -1);
  padding: 4px var(--page-margin);
  ${media.pc} {
    margin-inline: 0;
    padding-inline: 0;
    flex-wrap: wrap;
  }
`;
