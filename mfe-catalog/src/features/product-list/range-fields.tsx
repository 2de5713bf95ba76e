import styled from '@emotion/styled';
import { useState, type FormEvent } from 'react';
import { Button } from '@hyangro/ui/button';
import { TextField } from '@hyangro/ui/field';
import { useMessages } from '../../messages';

interface Props {
  kind: 'price' | 'volumeMl';
  title: string;
  min: number | null;
  max: number | null;
  onChange(min: number | null, max: number | null): void;
}

/** Two ends typed by the shopper: whole numbers with or without commas; an empty one is open. */
export const RangeFields = ({ kind, title, min, max, onChange }: Props) => {
  const t = useMessages();
  const [from, setFrom] = useState(String(min ?? ''));
  const [to, setTo] = useState(String(max ?? ''));
  const [error, setError] = useState<string>();
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const [low, high] = [numberOf(from), numberOf(to)];
    if (Number.isNaN(low) || Number.isNaN(high)) return setError(t('filter.range.noNumber'));
    if (low && high && low > high) return setError(t('filter.range.crossed'));
    setError(undefined);
    onChange(low, high);
  };
  return (
    <form method="post" noValidate onSubmit={apply}>
      <Row>
        <TextField
          label={t(`filter.min.${kind}`, { name: title })}
          hideLabel
          placeholder={t(`filter.unit.${kind}`)}
          inputMode="numeric"
          value={from}
          onChange={(event) => setFrom(event.target.value)}
        />
        <span aria-hidden>–</span>
        <TextField
          label={t(`filter.max.${kind}`, { name: title })}
          hideLabel
          placeholder={t(`filter.unit.${kind}`)}
          inputMode="numeric"
          value={to}
          onChange={(event) => setTo(event.target.value)}
        />
        <Button type="submit" variant="line" aria-label={t('filter.range.apply', { name: title })}>
          {t('filter.range.go')}
        </Button>
      </Row>
      {error && <Wrong role="alert">{error}</Wrong>}
    </form>
  );
};

/** Null for an empty field, NaN for no number. */
function numberOf(text: string): number | null {
  const digits = text.replace(/[\s,]/g, '');
  if (digits === '') return null;
  return /^\d{1,9}$/.test(digits) ? Number(digits) || null : NaN;
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 6px;
  padding: 8px 0;
  input {
    padding-inline: 10px;
  }
  button {
    padding-inline: 12px;
  }
`;
const Wrong = styled.p`
  font: 500 13px/1.4 var(--font-sans);
  color: var(--color-danger);
`;
