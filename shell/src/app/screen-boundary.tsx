import { Component, startTransition, type ReactNode } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Location } from 'react-router-dom';
import { ErrorState } from '@hyangro/ui/error-state';
import type { ScreenMatch } from '../remotes/registry-route';
import { Arrival } from './arrival';
import { useMessages } from './messages';
import { usePage, type Page } from './page-context';

interface Props {
  location: Location;
  match: ScreenMatch | null;
  children: ReactNode;
}

/** Where a failing screen ends. Its retry asks again for what failed: the code, the answers. */
export function ScreenBoundary(props: Props) {
  return <Boundary {...props} page={usePage()} queryClient={useQueryClient()} />;
}

class Boundary extends Component<Props & { page: Page; queryClient: QueryClient }, { error: unknown }> {
  override state = { error: null };
  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') };
  }
  private hasFailed = false;
  /** A kept screen that is shown again counts as mounted again; a boundary that fails at its first mount has not caught yet. */
  override componentDidMount() {
    if (this.state.error && this.hasFailed) this.retry();
  }
  override componentDidCatch(error: unknown) {
    this.hasFailed = true;
    this.props.page.onScreenError(this.props.match, error);
  }
  override componentDidUpdate(before: Props) {
    if (this.state.error && before.location.key !== this.props.location.key) this.retry();
  }
  retry = () => {
    const { match, page, queryClient } = this.props;
    this.hasFailed = false;
    if (match) page.screens.retry(match);
    queryClient.removeQueries({ predicate: ({ state }) => state.status === 'error' });
    startTransition(() => this.setState({ error: null }));
  };
  override render() {
    if (!this.state.error) return this.props.children;
    return (
      <div data-remote-error={this.props.match?.row.owner ?? 'shell'}>
        <Failed onRetry={this.retry} />
        <Arrival location={this.props.location} />
      </div>
    );
  }
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useMessages();
  return <ErrorState title={t('screen.failedTitle')} text={t('screen.failedText')} retryLabel={t('screen.retry')} onRetry={onRetry} />;
}
