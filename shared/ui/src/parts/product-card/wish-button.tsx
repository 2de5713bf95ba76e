import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { Heart } from '../../icons';
import type { WishProps } from './product-card.props';

/** The heart: over the picture's corner, or at the row's end. */
export const WishButton = ({ pressed, label, onToggle, busy }: WishProps) => (
  <Place data-ink>
    <Press type="button" aria-pressed={pressed} aria-label={label} aria-busy={busy || undefined} onClick={busy ? undefined : onToggle}>
      <Heart size={22} strokeWidth={pressed ? 2 : 1.6} fill={pressed ? 'currentColor' : 'none'} />
    </Press>
  </Place>
);

const beat = keyframes`0% { transform: scale(1); } 35% { transform: scale(.8); } 70% { transform: scale(1.15); } 100% { transform: scale(1); }`;

const Place = styled.span`
  position: absolute;
  inset: 0 0 auto;
  aspect-ratio: 1;
  display: flex;
  align-items: flex-end;
  justify-content: flex-end;
  pointer-events: none;
  [data-look='row'] &, [data-look='ranked'] & {
    position: static;
    aspect-ratio: auto;
    flex: none;
  }
`;

const Press = styled.button`
  display: grid;
  place-items: center;
  width: var(--size-tap);
  height: var(--size-tap);
  border-radius: var(--radius-pill);
  color: var(--color-text-2);
  pointer-events: auto;
  &:focus-visible {
    outline-offset: -4px;
  }
  &[aria-pressed='true'] {
    color: var(--color-sale);
    svg {
      animation: ${beat} var(--dur-base);
    }
  }
`;
