import styled from '@emotion/styled';
import { useState, type KeyboardEvent } from 'react';
import { Minus, Plus } from '../../icons';

export interface QuantityStepperProps {
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  labels: { decrease: string; increase: string; value: string };
  disabled?: boolean;
}

/** How many: press, arrow keys, or type; what is typed is brought between min and max when it is left. */
export const QuantityStepper = ({ value, min, max, onChange, labels, disabled }: QuantityStepperProps) => {
  const [draft, setDraft] = useState<string | null>(null);

  const set = (next: number) => {
    const kept = Math.min(max, Math.max(min, next));
    setDraft(null);
    if (kept !== value) onChange(kept);
  };

  const commit = () => {
    if (draft === null) return;
    set(/^\d+$/.test(draft) ? Number(draft) : value);
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (event.key === 'Enter') commit();
    else if (step) {
      event.preventDefault();
      set(value + step);
    }
  };

  return (
    <Box role="group" aria-label={labels.value} data-disabled={disabled || undefined}>
      <Step type="button" aria-label={labels.decrease} disabled={disabled || value <= min} onClick={() => set(value - 1)}>
        <Minus size={18} />
      </Step>
      <Amount
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={labels.value}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        value={draft ?? String(value)}
        disabled={disabled}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onFocus={(event) => event.target.select()}
        onKeyDown={handleKeyDown}
      />
      <Step type="button" aria-label={labels.increase} disabled={disabled || value >= max} onClick={() => set(value + 1)}>
        <Plus size={18} />
      </Step>
    </Box>
  );
};

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 };

const Box = styled.div`
  display: flex;
  align-items: center;
  width: fit-content;
  border: 1px solid var(--color-line-control);
  border-radius: var(--radius-control);
  background: var(--color-bg);
  &[data-disabled] {
    background: var(--color-bg-sunken);
    border-color: var(--color-line-strong);
  }
`;

const Step = styled.button`
  display: grid;
  place-items: center;
  width: 42px;
  height: 42px;
  border-radius: var(--radius-control);
  &:disabled {
    color: var(--color-text-disabled);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Amount = styled.input`
  width: 40px;
  height: 42px;
  border: 0;
  background: none;
  text-align: center;
  font: 600 16px/1 var(--font-sans);
  font-variant-numeric: tabular-nums;
  border-radius: 4px;
  &:focus-visible {
    outline-offset: -2px;
  }
  &:disabled {
    color: var(--color-text-disabled);
    opacity: 1;
  }
`;
