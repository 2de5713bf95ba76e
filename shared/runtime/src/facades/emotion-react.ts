/** The part of @emotion/react that the shop uses, shared under the package's name (see react-query.ts for the other name). */
export type * from '#emotion-react';
export { CacheProvider, Global, ThemeContext, css, keyframes, withEmotionCache } from '#emotion-react';
