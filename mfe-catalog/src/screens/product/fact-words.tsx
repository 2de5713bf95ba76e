import styled from '@emotion/styled';

/** Something that speaks for buying now. */
export const Good = styled.b`
  color: var(--color-genuine);
`;
/** Something to know before. */
export const Heed = styled.b`
  font-weight: 600;
  color: var(--color-warn);
`;
