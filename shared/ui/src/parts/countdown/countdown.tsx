import styled from '@emotion/styled';
import { hidden } from '../../theme/text';

export interface CountdownProps {
  /** Hours, minutes, seconds, two digits each. */
  parts: [string, string, string];
  /** Read aloud instead of the running digits: until when it lasts. */
  label: string;
  size?: 'm' | 'l';
}

/** Bergamot blocks. Silent while it runs; the label tells the end once. */
export const Countdown = ({ parts: [hours, minutes, seconds], label, size = 'm' }: CountdownProps) => (
  <Clock role="timer" aria-live="off" data-size={size}>
    <Hidden>{label}</Hidden>
    <span aria-hidden>
      <b>{hours}</b>:<b>{minutes}</b>:<b>{seconds}</b>
    </span>
  </Clock>
);

const Hidden = styled.span(hidden);

const Clock = styled.span`
  position: relative;
  display: inline-block;
  flex: none;
  font: 700 13px/1.5 var(--font-sans);
  font-variant-numeric: tabular-nums;
  > span[aria-hidden] {
    display: flex;
    align-items: center;
    gap: 3px;
  }
  b {
    min-width: 26px;
    padding: 1px 5px;
    border-radius: 5px;
    background: var(--color-spark);
    color: var(--color-on-spark);
    text-align: center;
  }
  &[data-size='l'] {
    font-size: 19px;
    > span[aria-hidden] {
      gap: 5px;
    }
    b {
      min-width: 40px;
      padding: 4px 8px;
      border-radius: 6px;
    }
  }
`;
