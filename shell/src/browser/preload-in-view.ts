import type { RegistryRoute } from '@hyangro/contracts/release/registry-route';
import type { RemoteName } from '@hyangro/contracts/routes/table';
import { whenIdle } from '@hyangro/runtime';
import { isRemoteScreen, matchScreen, type ScreenMatch } from '../remotes/registry-route';
import { savesData } from './saves-data';

interface Loads {
  /** Called once per remote. */
  remote(name: RemoteName): Promise<unknown>;
  /** Called once per screen. */
  screen(match: ScreenMatch): Promise<unknown>;
}

/**
 * A link in view brings the entry of its remote (MFE-22), one in the page's own content the code of its screen: the likely next
 * one. Starts with the reader's first touch: the first visit stays as small as its screen (MFE-23). Whoever saves data gets what they
 * press alone.
 */
export function preloadInView(routes: readonly RegistryRoute[], load: Loads): void {
  if (savesData()) return;
  const watched = new WeakSet<Element>();
  const asked = new Set<string>();
  const once = (key: string, ask: () => Promise<unknown>) => {
    if (asked.has(key)) return;
    asked.add(key);
    ask().catch(() => undefined);
  };
  const bring = (link: HTMLAnchorElement) => {
    const match = matchScreen(routes, link.pathname);
    if (!isRemoteScreen(match)) return;
    const { owner, screen } = match.row;
    once(owner, () => load.remote(owner));
    if (link.closest('main')) once(`${owner}/${screen}`, () => load.screen(match));
  };
  const inView = new IntersectionObserver((entries) => {
    const links = entries.flatMap(({ isIntersecting, target }) => (isIntersecting && target instanceof HTMLAnchorElement ? [target] : []));
    for (const link of links) inView.unobserve(link);
    // All links of a screen are told of in the frames in which it appears: those frames come first.
    if (links.length > 0) whenIdle(() => links.forEach(bring));
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
