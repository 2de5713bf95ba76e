import styled from '@emotion/styled';
import type { Trait } from '@hyangro/contracts/ugc/review.rules';
import { useMessages } from '../../messages';

const STEPS = [1, 2, 3, 4, 5] as const;

interface Props {
  trait: Trait;
  /** Undefined while it is not measured. */
  value: number | undefined;
  onChange(value: number | undefined): void;
}

/** How much of one quality, in five steps between two words; it may be left out. */
export const TraitInput = ({ trait, value, onChange }: Props) => {
  const t = useMessages();
  return (
    <Meter>
      <legend>{t(`write.trait.${trait}`)}</legend>
      <Scale>
        <small aria-hidden>{t(`write.trait.${trait}.low`)}</small>
        {STEPS.map((step) => (
          <label key={step} data-on={step === value || undefined}>
            <input
              type="radio"
              name={`trait-${trait}`}
              aria-label={t('write.trait.step', { step, low: t(`write.trait.${trait}.low`), high: t(`write.trait.${trait}.high`) })}
              checked={step === value}
              onChange={() => onChange(step)}
              onClick={() => step === value && onChange(undefined)}
            />
          </label>
        ))}
        <small aria-hidden>{t(`write.trait.${trait}.high`)}</small>
      </Scale>
    </Meter>
  );
};

const Meter = styled.fieldset`
  min-width: 0;
  legend { font: 500 14px/1.4 var(--font-sans); color: var(--color-text-2); }
`;
const Scale = styled.div`
  display: grid;
  grid-template-columns: 5.5em repeat(5, minmax(0, 1fr)) 5.5em;
  align-items: center;
  max-width: 520px;
  small { font-size: 12px; color: var(--color-text-3); }
  small:last-of-type { text-align: right; }
  label {
    position: relative;
    display: grid;
    place-items: center;
    height: var(--size-tap);
    cursor: pointer;
    &::before {
      content: '';
      width: 22px;
      height: 22px;
      border: 1.5px solid var(--color-line-control);
      border-radius: 50%;
      background: var(--color-bg);
    }
    &[data-on]::before { border: 7px solid var(--color-brand); }
    &:has(:focus-visible)::before { outline: 2px solid var(--color-focus); outline-offset: 2px; }
  }
  input { position: absolute; inset: 0; width: 100%; height: 100%; opacity: 0; cursor: pointer; }
`;
