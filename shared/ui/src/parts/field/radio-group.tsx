import styled from '@emotion/styled';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Below, Note } from './frame';
import { hidden } from '../../theme/text';

export interface RadioOption {
  value: string;
  label: ReactNode;
  /** A quiet word under the label. */
  note?: ReactNode;
  /** Above the label in tiles. */
  icon?: ReactNode;
  disabled?: boolean;
}

type Radio = Pick<ComponentPropsWithRef<'input'>, 'ref' | 'onChange' | 'onBlur' | 'disabled' | 'required'>;

export interface RadioGroupProps extends Radio {
  label: ReactNode;
  labelNote?: ReactNode;
  hideLabel?: boolean;
  name: string;
  options: readonly RadioOption[];
  /** Left out with `register`: the form holds the choice. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** list: one under the other; row: in a line; tiles: three boxes a row, as for payment. */
  look?: 'list' | 'row' | 'tiles';
  error?: string;
  hint?: ReactNode;
}

/** One of several. Native radios: arrows move, one stop in the tab order. */
export const RadioGroup = (props: RadioGroupProps) => {
  const { label, labelNote, hideLabel, name, options, value, defaultValue, onChange, onValueChange, look = 'list', error, hint } = props;
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset aria-describedby={described}>
      <Legend data-hidden={hideLabel || undefined}>
        {label}
        {labelNote && <Note>{labelNote}</Note>}
      </Legend>
      <Options data-look={look}>
        {options.map((option) => (
          <Option key={option.value} data-look={look}>
            <Dot
              ref={props.ref}
              type="radio"
              name={name}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={value === undefined && defaultValue !== undefined ? defaultValue === option.value : undefined}
              disabled={props.disabled || option.disabled}
              required={props.required}
              aria-invalid={error ? true : undefined}
              onBlur={props.onBlur}
              onChange={(event) => {
                onValueChange?.(option.value);
                return onChange?.(event);
              }}
            />
            {option.icon}
            <span>
              <b>{option.label}</b>
              {option.note && <small>{option.note}</small>}
            </span>
          </Option>
        ))}
      </Options>
      <Below id={id} hint={hint} error={error} />
    </fieldset>
  );
};

const Legend = styled.legend`
  margin-bottom: 6px;
  font: 600 14px/1.4 var(--font-sans);
  &[data-hidden] {
    ${hidden}
  }
`;

const Options = styled.div`
  display: grid;
  &[data-look='row'] {
    display: flex;
    flex-wrap: wrap;
    column-gap: 20px;
  }
  &[data-look='tiles'] {
    grid-template-columns: repeat(3, 1fr);
    gap: 8px;
  }
`;

const Option = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: var(--size-tap);
  font-size: 15px;
  cursor: pointer;
  b {
    font-weight: 400;
  }
  small {
    display: block;
    font-size: 12px;
    line-height: 1.4;
    color: var(--color-text-3);
  }
  &:has(:disabled) {
    color: var(--color-text-disabled);
    cursor: not-allowed;
  }
  &[data-look='tiles'] {
    flex-direction: column;
    justify-content: center;
    gap: 4px;
    min-height: 76px;
    padding: 8px 4px;
    border-radius: var(--radius-control);
    box-shadow: inset 0 0 0 1px var(--color-line-strong);
    font-size: 13px;
    line-height: 1.3;
    text-align: center;
    b {
      font-weight: 600;
    }
    &:has(:checked) {
      box-shadow: inset 0 0 0 2px var(--color-brand);
      background: var(--color-brand-soft);
      color: var(--color-brand);
      small {
        color: inherit;
      }
    }
    &:has(:focus-visible) {
      outline: 2px solid var(--color-focus);
      outline-offset: 2px;
    }
    input {
      position: absolute;
      opacity: 0;
      inset: 0;
      width: 100%;
      height: 100%;
    }
  }
`;

const Dot = styled.input`
  appearance: none;
  flex: none;
  width: 24px;
  height: 24px;
  border: 1.5px solid var(--color-line-control);
  border-radius: 50%;
  background: var(--color-bg);
  cursor: pointer;
  &:checked {
    border: 7.5px solid var(--color-brand);
  }
  &[aria-invalid] {
    border-color: var(--color-danger);
  }
  &:disabled {
    border-color: var(--color-line-strong);
    background: var(--color-bg-sunken);
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;
