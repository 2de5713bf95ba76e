import { Component, type ReactNode } from 'react';
import { QueryErrorResetBoundary } from '@tanstack/react-query';

/** Its button's name; the shell's own words are not a remote's to know. */
export const RETRY = 'retry';

interface Props {
  children: ReactNode;
  /** Lets failed answers be asked for again. */
  reset(): void;
}

/** Where a screen ends that could not get its answers, as in the shell: it is said, and a press asks again. */
export const RetryBoundary = ({ children }: { children: ReactNode }) => (
  <QueryErrorResetBoundary>{({ reset }) => <Boundary reset={reset}>{children}</Boundary>}</QueryErrorResetBoundary>
);

class Boundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  private readonly retry = () => {
    this.props.reset();
    this.setState({ hasFailed: false });
  };
  override render() {
    return this.state.hasFailed ? (
      <div role="alert">
        <button type="button" onClick={this.retry}>
          {RETRY}
        </button>
      </div>
    ) : (
      this.props.children
    );
  }
}
