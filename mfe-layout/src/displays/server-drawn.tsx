import type { RefObject } from 'react';

/**
 * A block as the server drew it, until its code is here. React gives up what it has not hydrated yet when a context above it
 * changes (another screen and back, the same page again) and draws the fallback: the very same nodes then.
 */
export const ServerDrawn = ({ nodes }: { nodes: RefObject<readonly Node[] | null> }) => (
  <div
    style={{ display: 'contents' }}
    ref={(box) => {
      if (!box?.firstChild) box?.append(...(nodes.current ?? []));
    }}
  />
);
