import type { RegistryRoute } from '@hyangro/contracts/release/registry-route';
import type { RemoteName } from '@hyangro/contracts/routes/table';
import { isRemoteScreen, matchScreen, type ScreenMatch } from '../remotes/registry-route';

interface Loads {
  /** Called once per remote. */
  remote(name: RemoteName): Promise<unknown>;
  /** Called once per screen. */
  screen(match: ScreenMatch): Promise<unknown>;
}

/**
 * A link in view brings the entry of its remote (MFE-22), one in the page's own content the code of its screen: the likely next
 * one. Starts with the reader's first touch: the first visit stays as small as its screen (MFE-23).
 */
export function preloadInView(routes: readonly RegistryRoute[], load: Loads): void {
  const watched = new WeakSet<Element>();
  const asked = new Set<string>();
  const once = (key: string, ask: () => Promise<unknown>) => {
    if (asked.has(key)) return;
    asked.add(key);
    ask().catch(() => undefined);
  };
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      inView.unobserve(target);
      const match = matchScreen(routes, target.pathname);
      if (!isRemoteScreen(match)) continue;
      const { owner, screen } = match.row;
      once(owner, () => load.remote(owner));
      if (target.closest('main')) once(`${owner}/${screen}`, () => load.screen(match));
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
