import type { Ref } from 'react';
import { ONE_TIME_CODE_DIGITS } from '@hyangro/contracts/constants';
import { TextField } from '@hyangro/ui/field';
import { Notice } from '@hyangro/ui/notice';
import { useMessages } from '../../messages';
import { clockText } from './clock-text';

interface Props {
  code: string;
  error: string | undefined;
  /** Until the code runs out; null when this page did not see it sent. */
  secondsLeft: number | null;
  onChange(code: string): void;
  ref?: Ref<HTMLInputElement>;
}

/** A code from a text message or a mail, with the time that is left. */
export const CodeField = ({ code, error, secondsLeft, onChange, ref }: Props) => {
  const t = useMessages();
  return (
    <>
      <TextField
        ref={ref}
        label={t('code.label')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={ONE_TIME_CODE_DIGITS}
        value={code}
        error={error}
        trailing={secondsLeft !== null && <span aria-hidden>{clockText(secondsLeft)}</span>}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {secondsLeft === 0 && (
        <Notice tone="warn" role="status">
          {t('code.expired')}
        </Notice>
      )}
    </>
  );
};
