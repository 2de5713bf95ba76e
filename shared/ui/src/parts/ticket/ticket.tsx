import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Check, Download } from '../../icons';

export type TicketState = 'download' | 'downloaded' | 'exhausted';

export interface TicketProps {
  /** `15%`, `7,000원`, `₩7,000`: the unit is drawn smaller. */
  value: string;
  title: string;
  /** Conditions: minimum, maximum, until when. */
  text: ReactNode;
  state: TicketState;
  actionLabel: string;
  onAction: () => void;
  busy?: boolean;
}

/** A coupon as travel paper, with notches and a tear line; the stub holds the action. */
export const Ticket = ({ value, title, text, state, actionLabel, onAction, busy }: TicketProps) => (
  <Paper>
    <Value>
      <Worth>{value}</Worth>
    </Value>
    <Words>
      <Name>{title}</Name>
      <Terms>{text}</Terms>
    </Words>
    <Stub
      type="button"
      aria-label={`${title} ${actionLabel}`}
      disabled={state !== 'download'}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onAction}
    >
      {state === 'download' && <Download size={22} />}
      {state === 'downloaded' && <Check size={22} strokeWidth={1.8} />}
      <small>{actionLabel}</small>
    </Stub>
  </Paper>
);

const Worth = ({ children }: { children: string }) => {
  const [, before = '', number = children, after = ''] = /^([^\d]*)([\d,.]+)(.*)$/.exec(children) ?? [];
  return (
    <b data-long={number.length > 5 || undefined}>
      {before && <Sign>{before}</Sign>}
      {number}
      {after && <i>{after}</i>}
    </b>
  );
};

const notch = (y: string) => `radial-gradient(circle 8px at calc(100% - 74px) ${y}, #0000 98%, #000)`;

const Paper = styled.div`
  display: flex;
  align-items: center;
  min-height: 86px;
  border-radius: var(--radius-control);
  background: var(--color-bg);
  color: var(--color-text);
  -webkit-mask: ${notch('0')}, ${notch('100%')};
  -webkit-mask-composite: source-in;
  mask: ${notch('0')}, ${notch('100%')};
  mask-composite: intersect;
`;

const Value = styled.div`
  flex: none;
  width: 108px;
  padding: 0 4px;
  text-align: center;
  color: var(--color-brand);
  b {
    font: 500 27px/1 var(--font-display);
    letter-spacing: -0.05em;
    white-space: nowrap;
  }
  b[data-long] {
    font-size: 22px;
    i {
      font-size: 15px;
    }
  }
  i {
    font-size: 17px;
    margin: 0 1px;
  }
`;

// Hahmlet has no won sign.
const Sign = styled.i`
  font: 600 0.62em/1 var(--font-sans);
  vertical-align: 0.12em;
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  padding: 12px 8px 12px 0;
`;

const Name = styled.p`
  font: 700 15px/1.4 var(--font-sans);
  letter-spacing: -0.02em;
`;

const Terms = styled.p`
  margin-top: 2px;
  font: 400 12px/1.45 var(--font-sans);
  letter-spacing: -0.02em;
  color: var(--color-text-3);
`;

const Stub = styled.button`
  flex: none;
  align-self: stretch;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 3px;
  width: 74px;
  border-left: 1.5px dashed var(--color-line-strong);
  color: var(--color-brand);
  small {
    font: 700 12px/1.4 var(--font-sans);
  }
  &:disabled {
    color: var(--color-text-3);
  }
  /* The mask cuts what is outside, so the ring is inside. */
  &:focus-visible {
    outline-offset: -6px;
    border-radius: 12px;
  }
`;
