import styled from '@emotion/styled';

const NOTCH = 'var(--notch, 8px)';
const notch = (at: string) => `radial-gradient(circle ${NOTCH} at calc(100% - var(--stub)) ${at}, #0000 98%, #000)`;

/** A coupon's paper with notches at its tear line. `--stub` is the width of its stub, `--notch` the radius of a notch (8px). */
export const CouponPaper = styled.div`
  display: flex;
  align-items: center;
  border-radius: var(--radius-control);
  background: var(--color-brand-soft);
  -webkit-mask: ${notch('0')}, ${notch('100%')};
  -webkit-mask-composite: source-in;
  mask: ${notch('0')}, ${notch('100%')};
  mask-composite: intersect;
`;

/** The part that is torn off, behind a dashed line. */
export const CouponStub = styled.div`
  flex: none;
  width: var(--stub);
  border-left: 1.5px dashed color-mix(in srgb, var(--color-brand) 30%, transparent);
  /* The mask would cut a ring outside. */
  button:focus-visible {
    outline-color: var(--color-on-brand);
    outline-offset: -4px;
  }
`;
