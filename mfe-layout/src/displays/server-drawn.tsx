import type { RefObject } from 'react';

type Drawn = RefObject<readonly Node[] | null>;

/**
 * A block as the server drew it, until its code is here. React gives up what it has not hydrated yet when a context above it
 * changes (another screen and back, the same page again) and draws the fallback: the very same nodes then.
 */
export const ServerDrawn = ({ nodes }: { nodes: Drawn }) => (
  <div data-drawn="" style={{ display: 'contents' }} ref={(box) => fill(box, nodes)} />
);

const fill = (box: Element | null, { current }: Drawn) => {
  if (!box?.firstChild) box?.append(...(current ?? []));
};

/**
 * Does the same in a kept screen. On the way back to it React draws the fallbacks while the screen is in sight already and still
 * asleep: without refs. What observes the place fills them before the frame is painted.
 */
export const keepDrawn = (place: Element, nodes: Drawn): void =>
  new MutationObserver(() => fill(place.querySelector(':scope > [data-drawn]'), nodes)).observe(place, { childList: true });
