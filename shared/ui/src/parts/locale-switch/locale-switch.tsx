import styled from '@emotion/styled';
import { ChevronDown, Globe } from '../../icons';

export interface LocaleSwitchProps {
  label: string;
  value: string;
  /** Each language in its own words, with its BCP 47 tag: 한국어 `ko`, 简体中文 `zh-CN`. */
  options: readonly { value: string; label: string; lang: string }[];
  onChange: (value: string) => void;
}

/** The language of the shop; the device's own list. */
export const LocaleSwitch = ({ label, value, options, onChange }: LocaleSwitchProps) => (
  <Box>
    <Globe size={15} />
    <Select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value} lang={option.lang}>
          {option.label}
        </option>
      ))}
    </Select>
    <Arrow size={14} />
  </Box>
);

const Box = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: var(--color-text-2);
`;

const Select = styled.select`
  appearance: none;
  min-height: 34px;
  margin-left: -21px;
  padding: 0 20px 0 21px;
  border: 0;
  border-radius: 4px;
  background: none;
  font: 500 13px/1 var(--font-sans);
  cursor: pointer;
  /* The list's foreign letters come from the device: they would cost the page a font. */
  option { font-family: system-ui, sans-serif; }
`;

const Arrow = styled(ChevronDown)`
  position: absolute;
  right: 2px;
  pointer-events: none;
`;
