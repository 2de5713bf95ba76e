import type { RefObject } from 'react';
import type { HydrationGate } from './hydration-gate';

/** What is done to a block before React has taken it over, the way there by keys too. */
const TOUCHES = ['pointerdown', 'focusin', 'keydown', 'click'] as const;

/**
 * Opens the gate of a touched block, and holds a click until the block can answer it. On the window, since React's root stops what
 * happens to a part that it cannot hydrate yet.
 * @returns the way to stop
 */
export function holdTouches(gate: HydrationGate, ref: RefObject<HTMLElement | null>): () => void {
  let isReplay = false;
  const hold = (event: Event) => {
    const { target } = event;
    const box = ref.current;
    if (isReplay || gate.isTaken() || !(target instanceof Element) || !box?.contains(target)) return;
    const coming = gate.open();
    if (event.type !== 'click' || leadsElsewhere(event as MouseEvent, target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const copy = new MouseEvent(event.type, event);
    const alike = () => [...box.querySelectorAll(target.tagName)];
    const place = alike().indexOf(target);
    const press = () => {
      isReplay = true;
      // Of a block that React has drawn anew the same place is meant.
      (target.isConnected ? target : alike()[place])?.dispatchEvent(new MouseEvent(copy.type, copy));
      isReplay = false;
    };
    const answer = async () => {
      const isOpen = gate.isOpen() || (await coming);
      // React hydrates at this very press, unless it draws the block anew. Without its code a link still leads on, as a link of the document.
      if (!isOpen || (target.isConnected && !isUndrawn(target))) press();
      if (!isOpen || gate.isTaken()) return;
      // That press reached nobody.
      await gate.taken;
      press();
    };
    void answer();
  };
  for (const type of TOUCHES) window.addEventListener(type, hold, { capture: true });
  return () => TOUCHES.forEach((type) => window.removeEventListener(type, hold, { capture: true }));
}

/** It is the server's, in a block that React is about to draw anew (`ServerDrawn`). */
const isUndrawn = (element: Element) => element.closest('[data-drawn]') !== null;

/** A new tab or window is the browser's own affair. */
const leadsElsewhere = (event: MouseEvent, target: Element) =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || target.closest('a[target]') !== null;
