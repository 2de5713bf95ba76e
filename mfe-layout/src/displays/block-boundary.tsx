import { Component, lazy, Suspense, type ReactNode } from 'react';
import { useTerms } from '@hyangro/runtime';
import { useMessages } from '../messages';
import type { BlockFailedProps } from './block-failed';

interface Props {
  children: ReactNode;
  /** Before the block is drawn again. */
  onRetry(): void;
}

/** Most pages never need it: its code comes with the first failure. Where that does not come either, plain words have to do. */
const BlockFailed = lazy(() =>
  import(/* webpackChunkName: "block-failed" */ './block-failed').then(
    ({ BlockFailed }) => ({ default: BlockFailed }),
    () => ({ default: PlainlyFailed }),
  ),
);

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
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Suspense fallback={null}>
        <BlockFailed onRetry={this.retry} />
      </Suspense>
    );
  }
}

function PlainlyFailed({ onRetry }: BlockFailedProps) {
  const t = useMessages();
  const term = useTerms();
  return (
    <p role="status">
      {t('block.failed')}{' '}
      <button type="button" onClick={onRetry}>
        {term('action.retry')}
      </button>
    </p>
  );
}
