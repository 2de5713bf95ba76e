export { globalSheet } from './global-sheet';
export { GlobalStyles } from './global-styles';
export { fontFaces, fontPreloads, type FontManifest } from './font-faces';
export { media, mediaQuery } from './media';
export { skipUntilNear } from './skip-until-near';
export { clamp, hidden, text, veil } from './text';
