export { GlobalStyles } from './global-styles';
export { fontFaces, type FontManifest } from './font-faces';
export { media } from './media';
export { clamp, hidden, text } from './text';
