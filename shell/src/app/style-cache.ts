import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/** iOS still knows this one by its old name only. Prefixes for browsers of ten years ago would be 8 kB of every page. */
const prefixUserSelect: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select') element.return = `-webkit-${element.value}${element.value}`;
};

/** One list for all pages: the server keeps what it has compiled by it. */
const PLUGINS = [prefixUserSelect];

/** Emotion's cache of a page. Server and browser make it alike; `written` are names of styles that the page has already. */
export function createStyleCache(nonce?: string, written: readonly string[] = []): EmotionCache {
  const cache = createCache({ key: 'css', stylisPlugins: PLUGINS, ...(nonce && { nonce }) });
  for (const name of written) cache.inserted[name] = true;
  return cache;
}
