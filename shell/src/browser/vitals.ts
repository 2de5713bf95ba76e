import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { ShellServices } from '@hyangro/runtime';
import type { BootData } from '../boot/boot-data';
import { matchScreen } from '../remotes/registry-route';

/** Web vitals of this page load, each with the remote and release whose screen it began with (MFE-18). */
export function reportVitals(boot: BootData, services: ShellServices): void {
  const row = matchScreen(boot.routes, window.location.pathname)?.row;
  const version = row && boot.remotes[row.owner]?.[0]?.version;
  const mfe = row ? `${row.owner}@${version ?? ''}` : 'shell@';
  const report = ({ name, value, rating }: Metric) =>
    services.track('web_vital', { name, value: Math.round(value * 1000) / 1000, rating, mfe, route: row?.name ?? 'NotFound' });
  onCLS(report);
  onINP(report);
  onLCP(report);
  onTTFB(report);
}
