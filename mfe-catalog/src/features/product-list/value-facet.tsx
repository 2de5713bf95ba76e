import { memo, useDeferredValue, useState } from 'react';
import type { FacetValue } from '@hyangro/contracts/catalog/list.schemas';
import { useMoney } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { CheckboxField, TextField } from '@hyangro/ui/field';
import { useMessages } from '../../messages';
import { FacetSection } from './facet-section';

/** Values that are shown before the rest is asked for. */
const SHOWN = 8;
/** From here on a filter's values can be searched. */
const SEARCH_OVER = 10;

interface Props {
  title: string;
  values: readonly FacetValue[];
  /** Codes that are on, joined by commas: plain text, so that a tick elsewhere renders nothing here. */
  chosen: string;
  isOpen: boolean;
  onToggle(code: string, isOn: boolean): void;
}

/** A filter with several values; each tells how many products it would show. */
export const ValueFacet = memo(({ title, values, chosen, isOpen, onToggle }: Props) => {
  const t = useMessages();
  const { integer } = useMoney();
  const [isWhole, setWhole] = useState(false);
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed.trim().toLowerCase());
  const codes = chosen ? chosen.split(',') : [];
  const fitting = values.filter(({ name }) => name.toLowerCase().includes(wanted));
  const shown = isWhole || wanted ? fitting : fitting.filter(({ code }, at) => at < SHOWN || codes.includes(code));
  if (values.length === 0) return null;
  return (
    <FacetSection title={title} chosenCount={codes.length} isOpen={isOpen || codes.length > 0}>
      {values.length > SEARCH_OVER && (
        <TextField
          type="search"
          label={t('filter.searchIn', { name: title })}
          hideLabel
          placeholder={t('filter.searchIn', { name: title })}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {shown.map(({ code, name, count }) => (
        <CheckboxField
          key={code}
          label={name}
          labelNote={integer(count)}
          checked={codes.includes(code)}
          disabled={count === 0 && !codes.includes(code)}
          onChange={(event) => onToggle(code, event.target.checked)}
        />
      ))}
      {wanted && shown.length === 0 && <p role="status">{t('filter.searchNothing')}</p>}
      {!wanted && shown.length < values.length && (
        <Button type="button" variant="text" size="s" onClick={() => setWhole(true)}>
          {t('filter.more', { name: title, count: integer(values.length - shown.length) })}
        </Button>
      )}
    </FacetSection>
  );
});
