import styled from '@emotion/styled';
import { Star } from '@hyangro/ui/icons';
import { hidden } from '@hyangro/ui/theme';
import { useMessages } from '../../messages';

const SCORES = [1, 2, 3, 4, 5] as const;

interface Props {
  name: string;
  /** 0 while none is chosen. */
  value: number;
  onChange(score: number): void;
  onBlur(): void;
}

/** One to five stars. Native radios: arrows move, one stop in the tab order. */
export const StarInput = ({ name, value, onChange, onBlur }: Props) => {
  const t = useMessages();
  return (
    <Row>
      {SCORES.map((score) => (
        <label key={score} data-on={score <= value || undefined}>
          <input type="radio" name={name} value={score} checked={score === value} onChange={() => onChange(score)} onBlur={onBlur} />
          <span>{t('write.star', { score })}</span>
          <Star size={36} strokeWidth={1.4} />
        </label>
      ))}
      <Word aria-hidden>{value > 0 && t(`write.score.${value as (typeof SCORES)[number]}`)}</Word>
    </Row>
  );
};

const Row = styled.div`
  display: flex;
  align-items: center;
  label {
    position: relative;
    padding: 4px;
    border-radius: var(--radius-control);
    color: var(--color-line-control);
    cursor: pointer;
    &:has(:focus-visible) { outline: 2px solid var(--color-focus); }
    &[data-on] { color: var(--color-star); }
    &[data-on] svg { fill: currentColor; }
  }
  svg { display: block; }
  input { position: absolute; inset: 0; width: 100%; height: 100%; opacity: 0; cursor: pointer; }
  label > span { ${hidden} }
`;
const Word = styled.em`margin-left: 8px; font: 600 14px/1.4 var(--font-sans); color: var(--color-text-2);`;
