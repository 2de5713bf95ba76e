import type { VersionSet } from '@hyangro/contracts/release/qa.rules';
import type { ShellConfig } from '../config';
import { shellVersion } from '../shell-version';
import type { Registry, ServedSet } from './registry';
import { keptQa, NO_QA, visitorQa, type VisitorQa } from './visitor-qa';

/** A tester's request, with the releases of what is pinned. */
export interface Tester extends VisitorQa {
  /** None: the releases that everybody gets. */
  pinned: ServedSet | null;
}

/** Testers of a shop in QA mode (QA-04, QA-05). In any other there are none: what they would ask for is passed over without a word. */
export function createTesters(
  { isQa, overrideKey, ...config }: Pick<ShellConfig, 'isQa' | 'overrideKey' | 'shellStamp'>,
  registry: Pick<Registry, 'pinned'>,
) {
  const key = isQa ? overrideKey : undefined;
  const shell = shellVersion(config);
  const isHere = ({ shell: asked }: VersionSet) => asked === null || asked === shell;
  const pinnedOf = async (set: VersionSet) => (set.remotes.size && isHere(set) ? registry.pinned(set.remotes) : null);
  return {
    async of(url: URL, cookie: string | undefined, secure: boolean): Promise<Tester> {
      if (!key) return { ...NO_QA, pinned: null };
      const asked = visitorQa({ url, cookie, secure, key, now: Date.now() });
      if (!asked.qa) return { ...asked, pinned: null };
      const pinned = await pinnedOf(asked.qa.set);
      const isUnknown = !isHere(asked.qa.set) || (asked.qa.set.remotes.size > 0 && !pinned);
      return isUnknown ? { ...NO_QA, fault: 'UNKNOWN', pinned: null } : { ...asked, pinned };
    },
    /** What the browser of a tester has pinned. */
    pinnedBy: async (cookie: string | undefined): Promise<ServedSet | null> => {
      const kept = key && keptQa(cookie, key, Date.now());
      return kept ? pinnedOf(kept.set) : null;
    },
  };
}
