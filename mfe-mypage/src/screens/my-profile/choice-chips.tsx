import styled from '@emotion/styled';
import { Chip } from '@hyangro/ui/chip';

interface Props {
  legend: string;
  note?: string;
  choices: readonly { value: string; label: string }[];
  isChosen(value: string): boolean;
  onPress(value: string): void;
}

/** A question whose answers are pressed, and pressed again to take them back. */
export const ChoiceChips = ({ legend, note, choices, isChosen, onPress }: Props) => (
  <Group>
    <legend>
      {legend} {note && <small>{note}</small>}
    </legend>
    <div>
      {choices.map(({ value, label }) => (
        <Chip key={value} selected={isChosen(value)} onClick={() => onPress(value)}>
          {label}
        </Chip>
      ))}
    </div>
  </Group>
);

const Group = styled.fieldset`
  legend {
    margin-bottom: 8px;
    font: 600 14px/1.5 var(--font-sans);
  }
  small {
    font-weight: 400;
    color: var(--color-text-3);
  }
  div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  div button {
    max-width: 100%;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;
