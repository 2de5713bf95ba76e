import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { text } from '../../theme/text';
import { Won } from '../price';

export interface ReceiptRow {
  label: string;
  value: string;
  /** minus: money taken off; strong: a sum among the rows. */
  tone?: 'minus' | 'normal' | 'strong';
  /** A quiet word beside the label. */
  note?: string;
}

export interface ReceiptProps {
  title?: ReactNode;
  rows: readonly ReceiptRow[];
  total: { label: string; value: string; /** Under the total, e.g. `($72.51)`. */ sub?: string };
  /** Last line: what was saved, what will be earned. */
  note?: ReactNode;
}

/** A sum as a slip of paper: rows, tear line, total, torn edge. */
export const Receipt = ({ title, rows, total, note }: ReceiptProps) => (
  <Torn>
    <Upper>
      {title && <Title>{title}</Title>}
      <dl>
        {rows.map((row) => (
          <Line key={row.label} data-tone={row.tone}>
            <dt>
              {row.label}
              {row.note && <small>{row.note}</small>}
            </dt>
            <dd>{row.value}</dd>
          </Line>
        ))}
      </dl>
    </Upper>
    <Lower>
      <dl>
        <Total>
          <dt>{total.label}</dt>
          <dd>
            <b>
              <Won>{total.value}</Won>
            </b>
            {total.sub && <small>{total.sub}</small>}
          </dd>
        </Total>
      </dl>
      {note && <Note>{note}</Note>}
    </Lower>
  </Torn>
);

const corner = (at: string) => `radial-gradient(circle 9px at ${at}, #0000 98%, #000)`;
const upper = `${corner('0 100%')}, ${corner('100% 100%')}`;
const teeth = 'conic-gradient(from -45deg at bottom, #0000, #000 1deg 89deg, #0000 90deg) 50% / 14px 100%';
const lower = `${corner('0 0')}, ${corner('100% 0')}, ${teeth}`;

const Torn = styled.section`
  font-variant-numeric: tabular-nums;
  dl {
    margin: 0;
  }
`;

// Two pieces, so that the notches stand at the tear line however many rows there are.
const Upper = styled.div`
  padding: 22px 20px 14px;
  border-radius: var(--radius-sheet) var(--radius-sheet) 0 0;
  background: var(--color-bg);
  -webkit-mask: ${upper};
  -webkit-mask-composite: source-in;
  mask: ${upper};
  mask-composite: intersect;
`;

const Lower = styled.div`
  position: relative;
  padding: 14px 20px 28px;
  margin-top: -0.5px;
  background: var(--color-bg);
  -webkit-mask: ${lower};
  -webkit-mask-composite: source-in;
  mask: ${lower};
  mask-composite: intersect;
  &::before {
    content: '';
    position: absolute;
    top: 0;
    left: 20px;
    right: 20px;
    border-top: 1.5px dashed var(--color-line-strong);
  }
`;

const Title = styled.h2`
  ${text.displayS}
  margin-bottom: 12px;
`;

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: 12px;
  padding: 4.5px 0;
  font-size: 14px;
  line-height: 1.5;
  dt {
    color: var(--color-text-2);
  }
  dt small {
    margin-left: 4px;
    font-size: 12px;
    color: var(--color-text-3);
  }
  dd {
    font-weight: 600;
    white-space: nowrap;
  }
  &[data-tone='minus'] dd {
    color: var(--color-sale);
  }
  &[data-tone='strong'] dt,
  &[data-tone='strong'] dd {
    font-weight: 700;
    color: var(--color-text);
  }
`;

const Total = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: flex-start;
  gap: 12px;
  font-weight: 700;
  dd {
    text-align: right;
    line-height: 1.2;
  }
  dd b {
    font: 800 24px/1.2 var(--font-sans);
    letter-spacing: -0.025em;
  }
  dd small {
    display: block;
    font: 400 13px/1.4 var(--font-sans);
    color: var(--color-text-3);
  }
`;

const Note = styled.p`
  margin-top: 6px;
  font-size: 13px;
  letter-spacing: -0.02em;
  color: var(--color-brand);
`;
