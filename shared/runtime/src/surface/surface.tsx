import { Component, Suspense, use, type ComponentType, type ReactNode } from 'react';
import type { SurfaceName, Surfaces } from '@hyangro/contracts/surfaces/surfaces';
import { SurfaceHostContext, type SurfaceHost } from './surface-host';

type Props<S extends SurfaceName> = Surfaces[S] & {
  name: S;
  /** Shown while the surface loads: the same boxes, so nothing jumps. */
  skeleton: ReactNode;
  /** Shown when it cannot be had: its remote is down. `retry` tries once more. */
  fallback(retry: () => void): ReactNode;
};

/** Another team's pixels: own error boundary, skeleton and time limit. A dead remote costs one rectangle (architecture §2). */
export function Surface<S extends SurfaceName>({ name, skeleton, fallback, ...props }: Props<S>) {
  const host = use(SurfaceHostContext);
  if (!host) return fallback(() => undefined);
  return (
    <SurfaceBoundary fallback={fallback} onRetry={() => host.retry(name)}>
      <Suspense fallback={skeleton}>
        <LoadedSurface host={host} name={name} props={props} />
      </Suspense>
    </SurfaceBoundary>
  );
}

function LoadedSurface({ host, name, props }: { host: SurfaceHost; name: SurfaceName; props: object }) {
  const Content: ComponentType<object> = use(host.load(name));
  return (
    <div data-surface={name}>
      <Content {...props} />
    </div>
  );
}

class SurfaceBoundary extends Component<
  { fallback(retry: () => void): ReactNode; onRetry(): void; children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.fallback(() => {
      this.props.onRetry();
      this.setState({ hasFailed: false });
    });
  }
}
