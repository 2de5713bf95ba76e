import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';

export interface SkeletonProps {
  /** CSS length or px; the whole width by default. */
  w?: string | number;
  h?: string | number;
  radius?: string | number;
  /** Shape instead of a height: `1/1`. */
  ratio?: string;
}

/** The box of something on its way; appears after 150 ms, so that quick answers do not flash. */
export const Skeleton = ({ w = '100%', h, radius, ratio }: SkeletonProps) => (
  <Box aria-hidden style={{ width: w, height: h, borderRadius: radius, aspectRatio: ratio }} />
);

export interface SkeletonTextProps {
  lines?: number;
}

export const SkeletonText = ({ lines = 2 }: SkeletonTextProps) => (
  <>
    {Array.from({ length: lines }, (_, n) => (
      <Bar key={n} aria-hidden style={{ width: n === lines - 1 ? '62%' : '100%' }} />
    ))}
  </>
);

/** Moved by the compositor. Out of the window browsers move it on the main thread, in each frame: what waits to come near (`data-far`) rests. */
const shine = keyframes`from { transform: translateX(-100%); } to { transform: translateX(100%); }`;
const appear = keyframes`from { opacity: 0; } to { opacity: 1; }`;

const Box = styled.span`
  position: relative;
  display: block;
  overflow: hidden;
  border-radius: var(--radius-tile);
  background: var(--color-skeleton);
  animation: ${appear} 1ms linear 150ms both;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(90deg, var(--color-skeleton) 15%, var(--color-skeleton-shine) 50%, var(--color-skeleton) 85%);
    animation: ${shine} 1.2s linear 150ms infinite;
  }
  [data-far] &::after {
    animation: none;
  }
`;

const Bar = styled(Box)`
  height: 12px;
  margin-top: 8px;
  border-radius: 4px;
`;
