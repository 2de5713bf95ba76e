import styled from '@emotion/styled';
import { useId } from 'react';
import { orb } from './orb';

export interface AvatarProps {
  /** The same seed (a member's code) always gives the same orb. */
  seed: string;
  /** The member's own picture, if there is one. */
  src?: string | null;
  /** px, 38 by default. */
  size?: number;
  /** Empty by default: the name stands beside it. */
  alt?: string;
}

/** A member's picture, or a small orb of three notes made of the seed. */
export const Avatar = ({ seed, src, size = 38, alt = '' }: AvatarProps) => {
  const id = useId();
  if (src) return <Photo src={src} alt={alt} width={size} height={size} loading="lazy" decoding="async" />;
  const { base, heart, top, angle } = orb(seed);
  return (
    <Disc
      viewBox="0 0 40 40"
      width={size}
      height={size}
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
    >
      <defs>
        <radialGradient id={`${id}t`}>
          <stop stopColor={top} />
          <stop offset="1" stopColor={top} stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}h`}>
          <stop stopColor={heart} />
          <stop offset="1" stopColor={heart} stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="40" height="40" fill={base} />
      <g transform={`rotate(${angle} 20 20)`}>
        <circle cx="28" cy="27" r="22" fill={`url(#${id}h)`} />
        <circle cx="11" cy="12" r="17" fill={`url(#${id}t)`} />
      </g>
    </Disc>
  );
};

const Photo = styled.img`
  flex: none;
  border-radius: 50%;
  object-fit: cover;
  background: var(--color-tile);
`;
const Disc = styled.svg`
  flex: none;
  display: block;
  border-radius: 50%;
`;
