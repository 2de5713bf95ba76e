import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { control } from './control';
import { FieldFrame, useFieldIds, type FieldTexts } from './frame';

export interface TextFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'children'> {
  /** Inside the box at its end: a unit, a small button. */
  trailing?: ReactNode;
}

/** One line of text. Takes what `register('name')` of react-hook-form gives. */
export const TextField = ({ label, labelNote, hideLabel, error, hint, trailing, id, type = 'text', ...rest }: TextFieldProps) => {
  const wiring = useFieldIds(id, { error, hint });
  return (
    <FieldFrame id={wiring.id} texts={{ label, labelNote, hideLabel, error, hint }}>
      <Holder>
        <Input {...rest} {...wiring} type={type} data-trailing={trailing ? true : undefined} />
        {trailing && <Trailing>{trailing}</Trailing>}
      </Holder>
    </FieldFrame>
  );
};

const Holder = styled.div`
  display: flex;
  position: relative;
`;

const Input = styled.input`
  ${control}
  min-width: 0;
  text-overflow: ellipsis;
  &::-webkit-search-cancel-button {
    display: none;
  }
  &[data-trailing] {
    padding-right: 6px;
    border-right: 0;
    border-start-end-radius: 0;
    border-end-end-radius: 0;
    box-shadow: none;
  }
  &[data-trailing]:focus,
  &[data-trailing]:focus + span {
    border-color: var(--color-focus);
    box-shadow: none;
  }
  &[aria-invalid] + span {
    border-color: var(--color-danger);
  }
  &:disabled + span {
    background: var(--color-bg-sunken);
    border-color: var(--color-line-strong);
  }
  &[data-trailing]:focus-visible {
    outline: none;
  }
  &[data-trailing]:focus + span::before {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius-control);
    box-shadow: inset 0 0 0 2px var(--color-focus);
    pointer-events: none;
  }
`;

const Trailing = styled.span`
  flex: none;
  display: flex;
  align-items: center;
  gap: 8px;
  padding-right: 6px;
  border: 1px solid var(--color-line-control);
  border-left: 0;
  border-radius: 0 var(--radius-control) var(--radius-control) 0;
  background: var(--color-bg);
  color: var(--color-text-3);
`;
