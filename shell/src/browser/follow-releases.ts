import type { NavigationType } from 'react-router-dom';
import { SERVED_VERSIONS_PATH } from '@hyangro/contracts/wire-names';
import type { ShellServices, Store } from '@hyangro/runtime';
import type { BootData } from '../boot/boot-data';

/** Whether anything is entered on the page, of the fields that count. */
export type IsFilling = (counts?: (field: Node) => boolean) => boolean;
/** Whether a navigation loads the page anew, because the shop serves other versions by now. */
export type Leaves = (action: `${NavigationType}`) => boolean;
/** What the server has said is believed this long. */
const FRESH_MS = 1000;
/** What was typed on a screen that a navigation drops goes with it once the next screen stands: so often it is looked at, in ms, and so many times. */
const LOOK_MS = 250;
const LOOKS = 20;

/**
 * A page keeps the versions that it was opened with. Before a navigation, at the press on what may lead to it, and whenever the page is looked
 * at again, it asks which versions the shop serves now. Are they others, the next navigation loads the page anew, with them (MFE-11):
 * never Back and Forward, whose screens are kept here, and never while a load would lose anything (`isFree`). A navigation waits for no
 * answer: one that comes after it loads the screen anew in its place, as does a screen dropped with what was typed on it, unless the reader
 * has touched the page since.
 */
export function followReleases(
  { remotes }: Pick<BootData, 'remotes'>,
  { queryClient, memberMemory }: Pick<ShellServices, 'queryClient' | 'memberMemory'>,
  isFilling: IsFilling,
  reload = () => window.location.reload(),
): { check(): void; leaves: Leaves } {
  let isOld = false;
  let askedAt = -Infinity;
  let isAsking = false;
  /** A navigation has passed, and nothing was touched since. */
  let hasPassed = false;

  const isFree = () =>
    navigator.onLine && !isFilling(isNoSearch) && queryClient.isMutating() === 0 && memberMemory.kept.every(isEmpty) && !wouldAsk();
  function leave(): boolean {
    if (!isOld || !isFree()) return false;
    // The next screen begins at its top, not where this one is scrolled to.
    window.addEventListener('pagehide', () => (window.history.scrollRestoration = 'manual'), { once: true });
    reload();
    return true;
  }
  async function ask() {
    isAsking = true;
    askedAt = performance.now();
    try {
      const response = await fetch(SERVED_VERSIONS_PATH, { cache: 'no-store' });
      const served = response.ok ? ((await response.json()) as Record<string, unknown>) : {};
      isOld = Object.entries(served).some(([remote, version]) => isOther(version, remotes[remote as keyof typeof remotes]?.[0]?.version));
    } catch {
      // What cannot be asked stays as it is.
    }
    isAsking = false;
    leaveBehind();
  }
  /** After a navigation has passed: loads the screen that it led to, as soon as nothing is lost by it. */
  function leaveBehind(looks = LOOKS): void {
    if (!hasPassed || !isOld || leave() || looks === 0) return;
    setTimeout(() => leaveBehind(looks - 1), LOOK_MS);
  }
  const check = () => {
    if (navigator.onLine && !isAsking && performance.now() - askedAt >= FRESH_MS) void ask();
  };
  const onTouch = ({ target }: Event) => {
    hasPassed = false;
    if (target instanceof Element && target.closest('a[href],button')) check();
  };
  for (const name of ['pointerdown', 'keydown'] as const) document.addEventListener(name, onTouch, { capture: true, passive: true });
  document.addEventListener('input', () => (hasPassed = false), { capture: true });

  return {
    check,
    leaves(action) {
      if (action === 'POP') return (hasPassed = false);
      if (leave()) return true;
      check();
      hasPassed = isAsking || isOld;
      if (!isAsking) leaveBehind();
      return false;
    },
  };
}

/** What a developer serves from elsewhere has no version, and is no older than any. */
const isOther = (version: unknown, here: string | undefined) => here !== 'dev' && here !== version;

/** A field of a search is empty, or says what the address says: a page that is loaded anew says it again. */
function isNoSearch(field: Node): boolean {
  if (!(field instanceof HTMLInputElement) || !field.closest('[role=search]')) return true;
  const term = field.value.trim();
  return term !== '' && !decodeURIComponent(window.location.pathname).includes(term);
}

/** Holds what it began with, as it is written: an emptied draft is often another object. */
const isEmpty = (store: Store<unknown>) => JSON.stringify(store.get()) === JSON.stringify(store.getInitial());

/** Whether a part of the page asks before it is left. */
const wouldAsk = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
