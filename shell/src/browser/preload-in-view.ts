import type { RegistryRoute } from '@hyangro/contracts/release/registry-route';
import type { RemoteName } from '@hyangro/contracts/routes/table';
import { isRemoteScreen, matchScreen } from '../remotes/registry-route';

/**
 * A link in view brings the entry of its remote (MFE-22). Starts with the reader's first touch: the first visit stays as
 * small as its screen (MFE-23). `load` is called once per remote.
 */
export function preloadInView(routes: readonly RegistryRoute[], load: (remote: RemoteName) => Promise<unknown>): void {
  const watched = new WeakSet<Element>();
  const asked = new Set<RemoteName>();
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      inView.unobserve(target);
      const match = matchScreen(routes, target.pathname);
      if (!isRemoteScreen(match) || asked.has(match.row.owner)) continue;
      asked.add(match.row.owner);
      load(match.row.owner).catch(() => undefined);
    }
  });
  const watch = () => {
    isDue = false;
    for (const link of document.querySelectorAll('a[href^="/"]')) {
      if (watched.has(link)) continue;
      watched.add(link);
      inView.observe(link);
    }
  };
  let isDue = false;
  const links = new MutationObserver(() => {
    if (isDue) return;
    isDue = true;
    setTimeout(watch, 200);
  });
  links.observe(document.body, { childList: true, subtree: true });
  watch();
}
