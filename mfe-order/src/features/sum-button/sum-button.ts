import styled from '@emotion/styled';
import { Button } from '@hyangro/ui/button';

/** A button with a sum on it: where letters are large, the sum takes a second line rather than being cut. */
export const SumButton = styled(Button)`
  height: auto;
  min-height: var(--size-button-l);
  line-height: 1.2;
  white-space: normal;
`;
