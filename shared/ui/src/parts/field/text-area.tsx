import styled from '@emotion/styled';
import { useState, type ChangeEvent, type ComponentPropsWithRef } from 'react';
import { control } from './control';
import { FieldFrame, useFieldIds, type FieldTexts } from './frame';

export interface TextAreaProps extends FieldTexts, ComponentPropsWithRef<'textarea'> {
  /** Draws the counter: gets the letters written and the maximum (if any), gives the words, e.g. `12 / 500`. */
  counter?: (count: number, max: number | undefined) => string;
}

/** Several lines, with a live count of letters (counted as people see them). */
export const TextArea = ({ label, labelNote, hideLabel, error, hint, counter, id, onChange, rows = 5, ...rest }: TextAreaProps) => {
  const wiring = useFieldIds(id, { error, hint });
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''));
  const content = rest.value === undefined ? typed : String(rest.value);

  const handleChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value);
    return onChange?.(event);
  };

  return (
    <FieldFrame id={wiring.id} texts={{ label, labelNote, hideLabel, error, hint }}>
      <Area {...rest} {...wiring} rows={rows} onChange={handleChange} />
      {counter && <Counter>{counter([...content].length, rest.maxLength)}</Counter>}
    </FieldFrame>
  );
};

const Area = styled.textarea`
  ${control}
  height: auto;
  padding: 12px 14px;
  resize: vertical;
`;

const Counter = styled.p`
  margin-top: 4px;
  text-align: right;
  font: 400 12px/1.4 var(--font-sans);
  font-variant-numeric: tabular-nums;
  color: var(--color-text-3);
`;
