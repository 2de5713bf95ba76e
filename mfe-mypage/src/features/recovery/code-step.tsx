import { useEffect, useRef } from 'react';
import { Button } from '@hyangro/ui/button';
import { CodeField } from '../common/code-field';
import { Actions, Fields } from '../common/task-page';
import { useFieldText } from '../common/use-field-text';
import { useSentClock, type CodeClock } from '../common/use-sent-clock';
import { useMessages } from '../../messages';

interface Props {
  sent: CodeClock;
  code: string;
  error: string | undefined;
  isBusy: boolean;
  onCode(code: string): void;
  onConfirm(): void;
  onResend(): void;
}

/** The field for a code that is on its way, and the way to another one once the pause is over. */
export const CodeStep = ({ sent, code, error, isBusy, onCode, onConfirm, onResend }: Props) => {
  const t = useMessages();
  const textOf = useFieldText();
  const field = useRef<HTMLInputElement>(null);
  const { secondsLeft, resendIn } = useSentClock(sent);
  // A new code, and one that was refused, are typed at once.
  useEffect(() => field.current?.focus(), [sent.expiresAt, error]);
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onConfirm();
      }}
    >
      <Fields>
        <CodeField ref={field} code={code} error={textOf(error)} secondsLeft={secondsLeft} onChange={onCode} />
      </Fields>
      <Actions>
        <Button type="submit" variant="primary" size="l" block loading={isBusy}>
          {t('code.confirm')}
        </Button>
        <Button type="button" variant="line" size="m" block disabled={resendIn > 0 || isBusy} onClick={onResend}>
          {resendIn > 0 ? t('code.resendIn', { count: resendIn }) : t('code.resend')}
        </Button>
      </Actions>
    </form>
  );
};
