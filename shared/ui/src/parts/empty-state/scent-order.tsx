import styled from '@emotion/styled';

/** Top, heart and base as three widening slabs: the shop's drawing for "nothing here yet". */
export const ScentOrder = ({ quiet }: { quiet?: boolean }) => (
  <Drawing viewBox="0 0 120 78" width="120" height="78" aria-hidden data-quiet={quiet || undefined}>
    <path className="top" d="M44 22v-8a10 10 0 0 1 10-10h12a10 10 0 0 1 10 10v8a2 2 0 0 1-2 2H46a2 2 0 0 1-2-2z" />
    <rect className="heart" x="29" y="27" width="62" height="21" rx="2" />
    <path className="base" d="M14 51h92v19a4 4 0 0 1-4 4H18a4 4 0 0 1-4-4z" />
  </Drawing>
);

const Drawing = styled.svg`
  .top {
    fill: var(--color-spark);
  }
  .heart {
    fill: color-mix(in srgb, var(--color-sale) 28%, var(--color-bg));
  }
  .base {
    fill: var(--color-brand);
  }
  &[data-quiet] {
    .top {
      fill: var(--color-line);
    }
    .heart {
      fill: var(--color-line-strong);
    }
    .base {
      fill: var(--color-line-control);
    }
  }
`;
