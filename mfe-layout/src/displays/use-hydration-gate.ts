import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { onRetryMoments, useNearViewport, whenIdle } from '@hyangro/runtime';
import type { DisplayRow } from './display-row';
import { holdTouches } from './hold-touches';
import { createHydrationGate, type HydrationGate } from './hydration-gate';
import { keepDrawn } from './server-drawn';

/** A block is hydrated when it is this near to the visible part. */
const NEAR_PX = 400;

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
