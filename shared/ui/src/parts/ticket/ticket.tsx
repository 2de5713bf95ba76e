import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Check, Download } from '../../icons';

export type TicketState = 'download' | 'downloaded' | 'exhausted';

export interface TicketProps {
  /** `15%`, `7,000원`, `₩7,000`: the unit is drawn smaller. */
  value: string;
  /** Below the value: what it is in another currency. */
  note?: string | undefined;
  title: string;
  /** Conditions: minimum, maximum, until when. */
  text: ReactNode;
  state: TicketState;
  actionLabel: string;
  onAction: () => void;
  busy?: boolean;
}

/** A coupon as travel paper, with notches and a tear line; the stub holds the action. */
export const Ticket = ({ value, note, title, text, state, actionLabel, onAction, busy }: TicketProps) => (
  <Paper>
    <Face value={value} note={note} title={title} text={text} />
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

export type TicketPaperProps = Pick<TicketProps, 'value' | 'note' | 'title' | 'text'>;

/** A coupon that is already had: nothing to press, no stub. */
export const TicketPaper = (props: TicketPaperProps) => (
  <Paper data-whole>
    <Face {...props} />
  </Paper>
);

const Face = ({ value, note, title, text }: TicketPaperProps) => (
  <>
    <Value>
      <Worth>{value}</Worth>
      {note && <small>{note}</small>}
    </Value>
    <Words>
      <Name>{title}</Name>
      <Terms>{text}</Terms>
    </Words>
  </>
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

/** Half-round notches at the ends of the tear line. */
const notches = (x: string) => ['0', '100%'].map((y) => `radial-gradient(circle 8px at ${x} ${y}, #0000 98%, #000)`).join(', ');

const Paper = styled.div`
  display: flex;
  align-items: center;
  min-height: 86px;
  border-radius: var(--radius-control);
  background: var(--color-bg);
  color: var(--color-text);
  -webkit-mask: ${notches('calc(100% - 74px)')};
  -webkit-mask-composite: source-in;
  mask: ${notches('calc(100% - 74px)')};
  mask-composite: intersect;
  /* Torn off on the other side: what it is worth, and what it says. */
  &[data-whole] {
    -webkit-mask-image: ${notches('108px')};
    mask-image: ${notches('108px')};
    > :last-child {
      align-self: stretch;
      display: grid;
      align-content: center;
      padding-left: 14px;
      border-left: 1.5px dashed var(--color-line-strong);
    }
  }
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
  small {
    display: block;
    margin-top: 4px;
    font-size: 12px;
    color: var(--color-text-3);
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
