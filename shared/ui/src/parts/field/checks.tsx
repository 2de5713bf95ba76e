import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Below, Note, useFieldIds } from './frame';

export interface CheckboxFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  label: ReactNode;
  labelNote?: ReactNode;
  /** Read aloud only; the row beside it shows what is chosen. */
  hideLabel?: boolean;
  error?: string;
  hint?: ReactNode;
  /** At the row's end, outside the label: a link to the terms. */
  trailing?: ReactNode;
}

export const CheckboxField = ({ label, labelNote, hideLabel, error, hint, trailing, id, ...rest }: CheckboxFieldProps) => {
  const wiring = useFieldIds(id, { error, hint });
  return (
    <div>
      <Line>
        <Label>
          <Box {...rest} {...wiring} type="checkbox" aria-label={hideLabel && typeof label === 'string' ? label : undefined} />
          {!hideLabel && (
            <span>
              {label}
              {labelNote && <Note>{labelNote}</Note>}
            </span>
          )}
        </Label>
        {trailing}
      </Line>
      <Below id={wiring.id} hint={hint} error={error} />
    </div>
  );
};

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children' | 'role'> {
  label: ReactNode;
  hint?: ReactNode;
}

/** On or off at once, without a form to send. */
export const Switch = ({ label, hint, id, ...rest }: SwitchProps) => {
  const wiring = useFieldIds(id, { hint });
  return (
    <div>
      <SwitchLabel>
        <span>{label}</span>
        <Track {...rest} {...wiring} type="checkbox" role="switch" />
      </SwitchLabel>
      <Below id={wiring.id} hint={hint} />
    </div>
  );
};

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
`;

const Label = styled.label`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: var(--size-tap);
  min-width: 24px;
  font-size: 15px;
  cursor: pointer;
`;

const SwitchLabel = styled(Label)`
  justify-content: space-between;
`;

const Box = styled.input`
  appearance: none;
  flex: none;
  width: 24px;
  height: 24px;
  border: 1.5px solid var(--color-line-control);
  border-radius: 6px;
  background: var(--color-bg) center / 15px no-repeat;
  cursor: pointer;
  &:checked,
  &:indeterminate {
    background-color: var(--color-brand);
    border-color: var(--color-brand);
  }
  &:checked {
    background-image: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 14 14' fill='none' stroke='white' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m2.5 7.4 3 3 6-6.6'/%3E%3C/svg%3E");
  }
  &:indeterminate {
    background-image: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 14 14' stroke='white' stroke-width='2.2' stroke-linecap='round'%3E%3Cpath d='M3 7h8'/%3E%3C/svg%3E");
  }
  &[aria-invalid] {
    border-color: var(--color-danger);
  }
  &:disabled {
    background-color: var(--color-bg-sunken);
    border-color: var(--color-line-strong);
    cursor: not-allowed;
  }
  &:disabled:checked {
    background-color: var(--color-text-disabled);
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;

const Track = styled.input`
  appearance: none;
  position: relative;
  flex: none;
  width: 46px;
  height: 28px;
  border-radius: var(--radius-pill);
  background: var(--color-line-control);
  cursor: pointer;
  transition: background-color var(--dur-fast);
  &::before {
    content: '';
    position: absolute;
    left: 3px;
    top: 3px;
    width: 22px;
    height: 22px;
    border-radius: 50%;
    background: var(--color-bg);
    box-shadow: var(--shadow-1);
    transition: transform var(--dur-fast) var(--ease-pour);
  }
  &:checked {
    background: var(--color-brand);
  }
  &:checked::before {
    transform: translateX(18px);
  }
  &:disabled {
    background: var(--color-line-strong);
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    appearance: auto;
    &::before {
      content: none;
    }
  }
`;
