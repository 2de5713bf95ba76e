import type { EmotionCache } from '@emotion/cache';
import { createStyleCache } from '../../app/style-cache';

/** Rules of the styled elements of one page: one style element instead of one beside each element that is the first of its kind. */
export interface PageStyles {
  cache: EmotionCache;
  /** All rules since the last call. */
  take(): string;
}

export function createPageStyles(): PageStyles {
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
      const taken = rules;
      rules = '';
      return taken;
    },
  };
}
