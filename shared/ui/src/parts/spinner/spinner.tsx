import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';

export interface SpinnerProps {
  /** px, 24 by default. */
  size?: number;
  /** Read aloud; without it the spinner is silent (a busy button says so itself). */
  label?: string;
}

export const Spinner = ({ size = 24, label }: SpinnerProps) => (
  <Ring
    viewBox="0 0 24 24"
    width={size}
    height={size}
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  >
    <circle cx="12" cy="12" r="9" opacity=".22" />
    <path d="M12 3a9 9 0 0 1 9 9" />
  </Ring>
);

const turn = keyframes`to { transform: rotate(1turn); }`;

const Ring = styled.svg`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 2.4;
  stroke-linecap: round;
  animation: ${turn} 0.8s linear infinite;
`;
