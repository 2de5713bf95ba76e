import type { EmotionCache } from '@emotion/cache';
import { createStyleCache } from '../../app/style-cache';
import { STYLES_ATTRIBUTE } from '../../boot/boot-data';

/** Rules of the styled elements of one page: one style element instead of one beside each element that is the first of its kind. */
export interface PageStyles {
  cache: EmotionCache;
  /** The style element with all rules since the last call; empty when there are none. */
  take(): string;
}

export function createPageStyles(nonce: string): PageStyles {
  const cache = createStyleCache();
  const { insert } = cache;
  let rules = '';
  // Rules that are not returned are not written by React. Keyframes come once with each style that names them.
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    if (cache.inserted[serialized.name] !== undefined) return;
    rules += insert(selector, serialized, sheet, shouldCache) ?? '';
  };
  return {
    cache,
    take() {
      if (!rules) return '';
      const element = `<style nonce="${nonce}" ${STYLES_ATTRIBUTE}>${rules}</style>`;
      rules = '';
      return element;
    },
  };
}
