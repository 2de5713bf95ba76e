import styled from '@emotion/styled';

/** What joining brings, in one line. */
export const Perk = styled.p`
  margin-top: var(--space-5);
  padding: var(--space-4);
  border-radius: var(--radius-shoulder-s);
  background: var(--color-brand-soft);
  color: var(--color-brand);
  font-size: 14px;
  text-align: center;
`;

/** What the cheapest first purchase costs. */
export const FIRST_PRODUCT_WON = 990;
