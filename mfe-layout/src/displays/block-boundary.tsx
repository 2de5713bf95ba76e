import styled from '@emotion/styled';
import { Component, type ReactNode } from 'react';
import { useTerms } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { Notice } from '@hyangro/ui/notice';
import { Container } from '@hyangro/ui/section';
import { useMessages } from '../messages';

interface Props {
  children: ReactNode;
  /** Before the block is drawn again. */
  onRetry(): void;
}

/** A block that fails costs only itself (D-C14). */
export class BlockBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  private readonly retry = () => {
    this.props.onRetry();
    this.setState({ hasFailed: false });
  };
  override render() {
    return this.state.hasFailed ? <BlockFailed onRetry={this.retry} /> : this.props.children;
  }
}

/** Stands in the place of what did not come, with a way to try again. */
export function BlockFailed({ onRetry, isBusy }: { onRetry: () => void; isBusy?: boolean }) {
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
