import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { onRetryMoments, useNearViewport, whenIdle } from '@hyangro/runtime';
import type { DisplayRow } from './display-row';
import { createHydrationGate, type HydrationGate } from './hydration-gate';
import { keepDrawn } from './server-drawn';

/** A block is hydrated when it is this near to the visible part. */
const NEAR_PX = 400;
/** What is done to a block before it is hydrated, the way there by keys too. */
const TOUCHES = ['pointerdown', 'focusin', 'keydown', 'click'] as const;

/**
 * The gate of a block that the server has drawn (null for one that the browser draws): it opens when the block is near, touched or
 * `isOutdated`, and a click before that is held until the block can answer it.
 * @returns the gate, the ref of the block's place, and the ref of what the server has drawn there
 */
export function useHydrationGate(row: DisplayRow, isOutdated: boolean) {
  const isFromServer = useSyncExternalStore(neverChanges, inBrowser, whileHydrating);
  const [gate] = useState(() => (isFromServer && row.isLazy ? createHydrationGate(row) : null));
  const [place, isNear] = useNearViewport<HTMLDivElement>(NEAR_PX);
  const nodes = useRef<readonly Node[]>(null);
  useLayoutEffect(() => {
    if (!gate || nodes.current || !place.current) return;
    nodes.current = [...place.current.childNodes];
    keepDrawn(place.current, nodes);
  }, [gate, place]);
  useEffect(() => (gate && (isNear || isOutdated) ? openInTheEnd(gate) : undefined), [gate, isNear, isOutdated]);
  useEffect(() => (gate ? holdTouches(gate, place) : undefined), [gate, place]);
  return { gate, place, nodes };
}

const neverChanges = () => () => undefined;
const inBrowser = () => false;
/** React asks for this on the server too, where everything is drawn. */
const whileHydrating = () => typeof document !== 'undefined';

/** Tries until the code has come, from when the first screen has been taken over on. Returns the way to stop. */
function openInTheEnd(gate: HydrationGate): () => void {
  const attempt = () => void gate.open().then((isOpen) => isOpen && stop());
  const stops = [onRetryMoments(attempt), whenIdle(attempt)];
  const stop = () => stops.forEach((each) => each());
  return stop;
}

/** On the window, since React's root stops what happens to a part that it cannot hydrate yet. */
function holdTouches(gate: HydrationGate, place: RefObject<HTMLElement | null>): () => void {
  let isReplay = false;
  const hold = (event: Event) => {
    const { target } = event;
    if (isReplay || gate.isOpen() || !(target instanceof Element) || !place.current?.contains(target)) return;
    const coming = gate.open();
    if (!(event instanceof MouseEvent) || event.type !== 'click' || leadsElsewhere(event, target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const copy = new MouseEvent(event.type, event);
    void coming.then(() => {
      // Without its code the link still leads on, as a link of the document.
      isReplay = true;
      target.dispatchEvent(copy);
      isReplay = false;
    });
  };
  for (const type of TOUCHES) window.addEventListener(type, hold, { capture: true });
  return () => TOUCHES.forEach((type) => window.removeEventListener(type, hold, { capture: true }));
}

/** A new tab or window is the browser's own affair. */
const leadsElsewhere = (event: MouseEvent, target: Element) =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || target.closest('a[target]') !== null;
