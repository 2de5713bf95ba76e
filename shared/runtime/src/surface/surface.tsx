import { Component, Suspense, use, type ComponentType, type ReactNode } from 'react';
import type { SurfaceName, Surfaces } from '@hyangro/contracts/surfaces/surfaces';
import { SurfaceHostContext, type SurfaceHost } from './surface-host';
import { useNearViewport } from './use-near-viewport';

/** A surface starts to load this far from the visible part: it is no part of the first screen. */
const NEAR_PX = 600;

type Props<S extends SurfaceName> = Surfaces[S] & {
  name: S;
  /** Shown while the surface loads, and by the server: the same boxes, so nothing jumps. */
  skeleton: ReactNode;
  /** Shown when it cannot be had: its remote is down. `retry` tries once more. */
  fallback(retry: () => void): ReactNode;
};

/** Another team's pixels: own error boundary, skeleton and time limit. A dead remote costs one rectangle (architecture §2). */
export function Surface<S extends SurfaceName>({ name, skeleton, fallback, ...props }: Props<S>) {
  const host = use(SurfaceHostContext);
  const [box, isNear] = useNearViewport<HTMLDivElement>(NEAR_PX);
  if (!host) return fallback(() => undefined);
  return (
    <div ref={box} data-surface={name} data-far={isNear ? undefined : ''}>
      {isNear ? (
        <SurfaceBoundary fallback={fallback} onRetry={() => host.retry(name)} onError={(error) => host.report?.(name, error)}>
          <Suspense fallback={skeleton}>
            <LoadedSurface host={host} name={name} props={props} />
          </Suspense>
        </SurfaceBoundary>
      ) : (
        skeleton
      )}
    </div>
  );
}

function LoadedSurface({ host, name, props }: { host: SurfaceHost; name: SurfaceName; props: object }) {
  const Content: ComponentType<object> = use(host.load(name));
  return <Content {...props} />;
}

interface BoundaryProps {
  fallback(retry: () => void): ReactNode;
  onRetry(): void;
  onError(error: unknown): void;
  children: ReactNode;
}

class SurfaceBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }
  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.fallback(() => {
      this.props.onRetry();
      this.setState({ hasFailed: false });
    });
  }
}
