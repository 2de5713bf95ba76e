import styled from '@emotion/styled';
import { useId, type ReactNode, type Ref } from 'react';
import { CircleAlert } from '@hyangro/ui/icons';

interface Props {
  legend: string;
  /** A quiet word beside it: "3 / 10". */
  note?: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Takes the focus when something is wrong here. */
  focusRef?: Ref<HTMLFieldSetElement>;
  children: ReactNode;
}

/** A part of a form that is no text field: photos, products, stars. */
export const FieldSet = ({ legend, note, hint, error, focusRef, children }: Props) => {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <Box ref={focusRef} tabIndex={-1} aria-describedby={described}>
      <Legend>
        {legend}
        {note && <small>{note}</small>}
      </Legend>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {children}
      {error && (
        <Wrong id={`${id}-error`} role="alert">
          <CircleAlert size={15} strokeWidth={1.9} />
          {error}
        </Wrong>
      )}
    </Box>
  );
};

const Box = styled.fieldset`
  min-width: 0;
  &:focus { outline: none; }
`;
const Legend = styled.legend`
  margin-bottom: 6px;
  font: 600 14px/1.4 var(--font-sans);
  letter-spacing: -0.01em;
  small { margin-left: 6px; font: 400 13px/1.4 var(--font-sans); color: var(--color-text-3); font-variant-numeric: tabular-nums; }
`;
const Hint = styled.p`
  margin-bottom: 8px;
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
  svg { flex: none; margin-top: 1.5px; }
`;
