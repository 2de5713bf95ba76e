import { outerPart, partOf, partsIn } from './part';

/** What moved in one frame: the part, and by how much its own content made it higher. */
interface Growth {
  part: HTMLElement;
  by: number;
}
interface Trace {
  at: number;
  part: HTMLElement | null;
}

const KEPT = 200;
/** Of one batch of changes, the first ones tell as much as all. */
const LOOKED_AT = 60;
/** Frames of a slow device are this far apart. */
const FRAME_MS = 100;
const TOUCHES = ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup', 'input', 'change', 'submit', 'focusin'] as const;

/**
 * Notes which parts of the page are changed, touched and made higher, and when: what a long task or a layout shift is laid to somebody by.
 * It reads no layout but that of a frame in which a part grew.
 */
export function watchParts(root: HTMLElement) {
  const sizes = new WeakMap<Element, { width: number; height: number }>();
  let places = new Map<HTMLElement, readonly [number, number]>();
  let grown: { frame: number; parts: Growth[] }[] = [];
  const changes: Trace[] = [];
  const touches: Trace[] = [];
  const keep = (traces: Trace[], trace: Trace) => void (traces.push(trace) > KEPT && traces.shift());

  /** Where a part stands in the one around it, or in the page: scrolling moves none. */
  function placeOf(part: HTMLElement): readonly [number, number] {
    const around = outerPart(part)?.getBoundingClientRect() ?? { left: -window.scrollX, top: -window.scrollY };
    const { left, top } = part.getBoundingClientRect();
    return [left - around.left, top - around.top];
  }
  const notePlaces = () => void (places = new Map(partsIn(document.body).map((part) => [part, placeOf(part)])));

  const resizes = new ResizeObserver((entries) => {
    const parts = entries.flatMap(({ target, contentRect: { width, height } }) => {
      const before = sizes.get(target);
      sizes.set(target, { width, height });
      // A width is given from outside; a height comes of what stands inside.
      return before && before.width === width && before.height !== height
        ? [{ part: target as HTMLElement, by: Math.abs(height - before.height) }]
        : [];
    });
    if (parts.length) grown = [...grown.slice(-20), { frame: Number(document.timeline.currentTime), parts }];
    notePlaces();
  });
  const follow = (element: Element) => partsIn(element).forEach((part) => resizes.observe(part));

  const mutations = new MutationObserver((records) => {
    const at = performance.now();
    for (const { addedNodes } of records) for (const node of addedNodes) if (node instanceof Element) follow(node);
    for (const { target, addedNodes } of records.slice(0, LOOKED_AT)) {
      const [added] = [...addedNodes].flatMap((node) => (node instanceof Element ? partsIn(node) : []));
      const part = partOf(target) ?? added;
      if (part) keep(changes, { at, part });
    }
  });
  follow(root);
  mutations.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
  const touched = ({ target, timeStamp }: Event) => keep(touches, { at: timeStamp, part: partOf(target as Node) });
  for (const name of TOUCHES) window.addEventListener(name, touched, { capture: true, passive: true });

  return {
    notePlaces,
    /** Whether the part has moved in the one around it since places were noted last. */
    hasMoved(part: HTMLElement): boolean {
      const before = places.get(part);
      if (!before) return false;
      const [left, top] = placeOf(part);
      return Math.abs(left - before[0]) > 1 || Math.abs(top - before[1]) > 1;
    },
    /** Parts that grew in the frame of a moment. */
    grownAt(at: number): readonly Growth[] {
      const last = grown.findLast(({ frame }) => frame <= at);
      return last && at - last.frame < FRAME_MS ? last.parts : [];
    },
    /** Parts that were changed from one moment to another, one for each change. */
    changedIn: (from: number, to: number): HTMLElement[] => partsOf(changes, from, to),
    /** The part that was changed last before a moment. */
    changedBefore: (at: number): Trace | null => changes.findLast((change) => change.at <= at) ?? null,
    /** The part that was touched last between two moments; null for none and for the shell's own. */
    touchedIn: (from: number, to: number): HTMLElement | null => touches.findLast(({ at }) => at >= from && at <= to)?.part ?? null,
    /** The part that was touched at exactly this time, as events and their timing have it; undefined when nobody knows. */
    touchedAt: (time: number): HTMLElement | null | undefined => touches.findLast(({ at }) => Math.abs(at - time) < 1)?.part,
  };
}
export type Evidence = ReturnType<typeof watchParts>;

const partsOf = (traces: readonly Trace[], from: number, to: number): HTMLElement[] =>
  traces.flatMap(({ at, part }) => (part && at >= from && at <= to ? [part] : []));
