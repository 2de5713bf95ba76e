import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { ChevronDown } from '../../icons';
import { control } from './control';
import { FieldFrame, useFieldIds, type FieldTexts } from './frame';

interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple'> {
  options: readonly SelectOption[];
  /** First choice with an empty value: "선택해 주세요". */
  placeholder?: string;
}

/** The device's own list under our box: the best one there is on a phone. */
export const SelectField = ({ label, labelNote, hideLabel, error, hint, id, options, placeholder, ...rest }: SelectFieldProps) => {
  const wiring = useFieldIds(id, { error, hint });
  return (
    <FieldFrame id={wiring.id} texts={{ label, labelNote, hideLabel, error, hint }}>
      <Holder>
        <Select {...rest} {...wiring}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </Select>
        <Arrow size={20} />
      </Holder>
    </FieldFrame>
  );
};

const Holder = styled.div`
  position: relative;
`;

const Select = styled.select`
  ${control}
  appearance: none;
  padding-right: 42px;
  text-overflow: ellipsis;
  cursor: pointer;
`;

const Arrow = styled(ChevronDown)`
  position: absolute;
  right: 14px;
  top: 14px;
  pointer-events: none;
`;
