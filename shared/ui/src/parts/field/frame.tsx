import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { CircleAlertIcon } from './marks';
import { hidden } from '../../theme/text';

export interface FieldTexts {
  label: ReactNode;
  /** A quiet word beside the label: "보유 12,480P". */
  labelNote?: ReactNode;
  /** The label is read aloud but not drawn: only where the place says it, as in a search. */
  hideLabel?: boolean;
  error?: string;
  hint?: ReactNode;
}

/** Ids that tie label, hint and error to their control. */
export const useFieldIds = (given: string | undefined, { error, hint }: Pick<FieldTexts, 'error' | 'hint'>) => {
  const own = useId();
  const id = given ?? own;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
};

/** Label above, hint and error below a control with the given id. */
export const FieldFrame = ({ id, texts, children }: { id: string; texts: FieldTexts; children: ReactNode }) => (
  <div>
    <Label htmlFor={id} data-hidden={texts.hideLabel || undefined}>
      {texts.label}
      {texts.labelNote && <Note>{texts.labelNote}</Note>}
    </Label>
    {children}
    <Below id={id} hint={texts.hint} error={texts.error} />
  </div>
);

/** Hint and error lines of a control. */
export const Below = ({ id, hint, error }: { id: string; hint?: ReactNode; error?: string }) => (
  <>
    {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    {error && (
      <Wrong id={`${id}-error`}>
        <CircleAlertIcon />
        {error}
      </Wrong>
    )}
  </>
);

export const Note = styled.small`
  margin-left: 6px;
  font: 400 13px/1.4 var(--font-sans);
  color: var(--color-text-3);
`;

const Label = styled.label`
  display: block;
  margin-bottom: 6px;
  font: 600 14px/1.4 var(--font-sans);
  letter-spacing: -0.01em;
  &[data-hidden] {
    ${hidden}
  }
`;

const Hint = styled.p`
  margin-top: 6px;
  font-size: 13px;
  color: var(--color-text-2);
`;

const Wrong = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 4px;
  margin-top: 6px;
  font: 500 13px/1.4 var(--font-sans);
  color: var(--color-danger);
`;
