import { Notice } from '@hyangro/ui/notice';
import { useMessages } from '../../messages';
import { Actions } from '../common/task-page';
import { CodeStep } from './code-step';
import type { SentCode } from './recovery-state';
import type { useSendCode } from './use-send-code';
import type { useTypedCode } from './use-typed-code';

interface Props {
  sent: SentCode;
  typed: ReturnType<typeof useTypedCode>;
  sending: ReturnType<typeof useSendCode>;
}

/** Where a code went, and the step that takes it, below the form that asked for it. */
export const CodeWasSent = ({ sent, typed, sending }: Props) => {
  const t = useMessages();
  return (
    <Actions>
      <Notice tone="info" role="status">
        {t('recovery.sent', { to: sent.sentTo })} {t('recovery.nothingCame')}
      </Notice>
      <CodeStep
        sent={sent}
        code={typed.code}
        error={typed.error}
        isBusy={typed.isPending || sending.isPending}
        onCode={typed.setCode}
        onConfirm={typed.confirm}
        onResend={() => void sending.submit()}
      />
    </Actions>
  );
};
