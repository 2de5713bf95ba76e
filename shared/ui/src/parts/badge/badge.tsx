import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { text } from '../../theme/text';
import { tones } from '../../theme/tones';

export interface BadgeProps {
  tone: 'brand' | 'spark';
  children: ReactNode;
}

/** The corner mark of a picture. */
export const Badge = ({ tone, children }: BadgeProps) => <Corner data-tone={tone}>{children}</Corner>;

export interface TagProps {
  tone: 'brand' | 'genuine' | 'info' | 'sale' | 'warn' | 'plain';
  children: ReactNode;
}

/** A short fact about a product, an order or an address. */
export const Tag = ({ tone, children }: TagProps) => <Small data-tone={tone}>{children}</Small>;

export type Grade = 'NEW' | 'BRONZE' | 'SILVER' | 'GOLD' | 'DIAMOND';

export interface GradeBadgeProps {
  grade: Grade;
  children: ReactNode;
}

export const GradeBadge = ({ grade, children }: GradeBadgeProps) => {
  const name = grade.toLowerCase();
  return <Rank style={{ background: `var(--grade-${name}-bg)`, color: `var(--grade-${name}-fg)` }}>{children}</Rank>;
};

const Corner = styled.span`
  display: inline-block;
  padding: 0 8px;
  border-radius: var(--radius-tile) 0;
  font: 700 11px/22px var(--font-sans);
  background: var(--color-brand);
  color: var(--color-on-brand);
  &[data-tone='spark'] {
    background: var(--color-spark);
    color: var(--color-on-spark);
  }
`;

const Small = styled.span`
  ${text.micro}
  display: inline-block;
  line-height: 20px;
  padding: 0 6px;
  border-radius: 4px;
  white-space: nowrap;
  ${tones('brand', 'genuine', 'info', 'sale', 'warn', 'plain')}
`;

const Rank = styled.span`
  display: inline-block;
  padding: 0 5px;
  border-radius: 4px;
  font: 800 10px/16px var(--font-sans);
  letter-spacing: 0.04em;
  white-space: nowrap;
`;
