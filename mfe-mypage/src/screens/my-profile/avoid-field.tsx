import styled from '@emotion/styled';
import { useState, type KeyboardEvent } from 'react';
import { OFTEN_AVOIDED } from '@hyangro/contracts/member/beauty.rules';
import { Button } from '@hyangro/ui/button';
import { TextField } from '@hyangro/ui/field';
import { useFieldText } from '../../features/common/use-field-text';
import { useMessages } from '../../messages';
import { ChoiceChips } from './choice-chips';
import { ingredientOf } from './profile.form';

interface Props {
  avoided: readonly string[];
  error: string | undefined;
  onChange(avoided: string[]): void;
}

/** Ingredients to avoid: those that are often avoided, the member's own, and a field for any other. */
export const AvoidField = ({ avoided, error, onChange }: Props) => {
  const t = useMessages();
  const textOf = useFieldText();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const names = [...new Set([...OFTEN_AVOIDED, ...avoided])];
  const press = (name: string) => onChange(avoided.includes(name) ? avoided.filter((each) => each !== name) : [...avoided, name]);
  const add = () => {
    const ingredient = ingredientOf(typed);
    if ('code' in ingredient) return setProblem(ingredient.code);
    const known = names.find((name) => name.toLowerCase() === ingredient.name.toLowerCase()) ?? ingredient.name;
    if (!avoided.includes(known)) onChange([...avoided, known]);
    setTyped('');
    setProblem(undefined);
  };
  const addByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // It adds the ingredient; the form is sent by its button.
    event.preventDefault();
    add();
  };
  return (
    <div>
      <ChoiceChips
        legend={t('beauty.avoid')}
        note={t('beauty.many')}
        choices={names.map((name) => ({ value: name, label: name }))}
        isChosen={(name) => avoided.includes(name)}
        onPress={press}
      />
      <Other>
        <TextField
          label={t('beauty.other')}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          error={textOf(problem ?? error)}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={addByEnter}
        />
        <Button type="button" variant="line" onClick={add}>
          {t('beauty.add')}
        </Button>
      </Other>
    </div>
  );
};

const Other = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  align-items: start;
  margin-top: 12px;
  > button {
    height: 48px;
    min-height: 0;
    margin-top: 26px;
  }
`;
