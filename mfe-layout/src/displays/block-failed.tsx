import styled from '@emotion/styled';
import { useTerms } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { Notice } from '@hyangro/ui/notice';
import { Container } from '@hyangro/ui/section';
import { useMessages } from '../messages';

export interface BlockFailedProps {
  onRetry: () => void;
  isBusy?: boolean;
}

/** Stands in the place of what did not come, with a way to try again. */
export function BlockFailed({ onRetry, isBusy }: BlockFailedProps) {
  const t = useMessages();
  const term = useTerms();
  return (
    <Gap>
      <Notice
        tone="info"
        role="status"
        action={
          <Button type="button" variant="text" size="s" loading={isBusy} onClick={onRetry}>
            {term('action.retry')}
          </Button>
        }
      >
        {t('block.failed')}
      </Notice>
    </Gap>
  );
}

const Gap = styled(Container)`padding-top: var(--section-gap);`;
