import styled from '@emotion/styled';
import { VisuallyHidden } from '@hyangro/ui/section';
import { sideOf, type Measured } from '../../data/trait.model';
import { useMessages } from '../../messages';

interface Props {
  traits: readonly Measured[];
  /** Beside each other in a line, as on one review; else one under the other with both words. */
  inline?: boolean;
}

/** How much of each quality was measured, as a bar between two words and as a number. */
export const TraitMeters = ({ traits, inline }: Props) => {
  const t = useMessages();
  if (traits.length === 0) return null;
  return (
    <Meters data-inline={inline || undefined}>
      {traits.map(({ trait, value, count }) => {
        const [low, high] = [t(`write.trait.${trait}.low`), t(`write.trait.${trait}.high`)];
        const shown = count === undefined ? String(value) : value.toFixed(1);
        const said = t('trait.value', { value: shown, low, high });
        return (
          <div key={trait}>
            <dt>{t(`write.trait.${trait}`)}</dt>
            <dd>
              <Track aria-hidden>
                <u style={{ width: `${value * 20}%` }} />
              </Track>
              <b aria-hidden>{shown}</b>
              <VisuallyHidden>{count === undefined ? said : t('trait.average', { said, count })}</VisuallyHidden>
            </dd>
            {!inline && (
              <dd aria-hidden data-side={sideOf(value)}>
                <span>{low}</span>
                <span>{high}</span>
              </dd>
            )}
          </div>
        );
      })}
    </Meters>
  );
};

const Track = styled.span`
  flex: 1;
  height: 6px;
  border-radius: 3px;
  overflow: hidden;
  background: var(--color-line);
  u { display: block; height: 100%; border-radius: 3px; background: var(--color-brand); }
`;
const Meters = styled.dl`
  display: grid;
  gap: 10px;
  font-size: 13px;
  > div { position: relative; display: grid; grid-template-columns: 72px minmax(0, 1fr); gap: 2px 10px; align-items: center; }
  dt { color: var(--color-text-2); }
  dd { display: flex; align-items: center; gap: 10px; min-width: 0; }
  b { min-width: 24px; font-weight: 700; font-variant-numeric: tabular-nums; text-align: right; }
  [data-side], dd + dd {
    grid-column: 2;
    justify-content: space-between;
    padding-right: 34px;
    font-size: 12px;
    color: var(--color-text-3);
  }
  [data-side='low'] > :first-of-type, [data-side='high'] > :last-of-type { font-weight: 700; color: var(--color-text); }
  &[data-inline] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    margin-top: 10px;
    font-size: 12px;
    > div { display: flex; gap: 6px; }
    dd { gap: 6px; }
    dd > span:first-of-type { flex: none; width: 40px; height: 4px; }
    b { min-width: 0; }
  }
`;
