import { Component, startTransition, type ReactNode } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Location } from 'react-router-dom';
import { onRetryMoments, previewOf } from '@hyangro/runtime';
import { mayHeal } from '@hyangro/runtime/queries';
import { ErrorState } from '@hyangro/ui/error-state';
import { isRemoteScreen, type ScreenMatch } from '../remotes/registry-route';
import { Opening } from './screen-opening';
import { ScreenShown } from './screen-shown';
import { useMessages } from './messages';
import { usePage, type Page } from './page-context';

interface Props {
  location: Location;
  match: ScreenMatch | null;
  children: ReactNode;
}

/** Where a failing screen ends. Its retry asks again for what failed: the code, the answers; by a button, and by itself. */
export function ScreenBoundary(props: Props) {
  return <Boundary {...props} page={usePage()} queryClient={useQueryClient()} />;
}

class Boundary extends Component<Props & { page: Page; queryClient: QueryClient }, { error: unknown }> {
  override state = { error: null };
  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') };
  }
  private hasFailed = false;
  /** The reader has seen this failure: trying again by itself tells nothing new. */
  private isQuiet = false;
  private stopHealing: (() => void) | null = null;
  /** A kept screen that is shown again counts as mounted again; a boundary that fails at its first mount has not caught yet. */
  override componentDidMount() {
    if (this.state.error && this.hasFailed) this.retry();
  }
  override componentDidCatch(error: unknown) {
    this.hasFailed = true;
    const { match, page } = this.props;
    if (!this.isQuiet) page.onScreenError(match, error);
    this.isQuiet = false;
    // Code or answers did not come. What broke for another reason would break again.
    if (page.screens.isLoadError(error) || mayHeal(error)) this.stopHealing ??= onRetryMoments(() => void this.heal());
  }
  override componentWillUnmount() {
    this.endHealing();
  }
  override componentDidUpdate(before: Props) {
    if (!this.state.error) this.endHealing();
    if (this.state.error && before.location.key !== this.props.location.key) this.retry();
  }
  retry = () => {
    const { match, page, queryClient } = this.props;
    if (match) page.screens.retry(match);
    queryClient.removeQueries({ predicate: ({ state }) => state.status === 'error' });
    startTransition(() => this.setState({ error: null }));
  };
  /** Gets what was missing first: until it is here, the message and its button stay as they are. */
  private async heal() {
    const { match, page, queryClient } = this.props;
    if (match) page.screens.retry(match);
    const code = isRemoteScreen(match) ? await page.screens.load(match).catch(() => null) : true;
    const failed = queryClient.getQueryCache().findAll({ predicate: ({ state }) => mayHeal(state.error) });
    await queryClient.refetchQueries({ predicate: (query) => failed.includes(query) });
    const hasAnswers = failed.length === 0 || failed.some(({ state }) => state.status === 'success');
    if (!code || !hasAnswers || !this.stopHealing) return;
    this.isQuiet = true;
    this.retry();
  }
  private endHealing() {
    this.isQuiet = false;
    this.stopHealing?.();
    this.stopHealing = null;
  }
  override render() {
    if (!this.state.error) return this.props.children;
    return (
      <div data-remote-error={this.props.match?.row.owner ?? 'shell'}>
        <Opening location={this.props.location} />
        <Failed isScreen={previewOf(this.props.location.state) === null} onRetry={this.retry} />
        <ScreenShown location={this.props.location} />
      </div>
    );
  }
}

/** Its line is the screen's heading, unless the opening above has one. */
function Failed({ isScreen, onRetry }: { isScreen: boolean; onRetry: () => void }) {
  const t = useMessages();
  return (
    <ErrorState
      isScreen={isScreen}
      title={t('screen.failedTitle')}
      text={t('screen.failedText')}
      retryLabel={t('screen.retry')}
      onRetry={onRetry}
    />
  );
}
