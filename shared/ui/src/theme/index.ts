export { APP_TABS_ATTRIBUTE } from './app-tabs';
export { darkSheet, grounds } from './dark';
export { globalSheet } from './global-sheet';
export { GlobalStyles } from './global-styles';
export { pageFonts, type FontManifest, type LateFace, type PageFonts } from './font-faces';
export { media, mediaQuery } from './media';
export { skipUntilNear } from './skip-until-near';
export { clamp, hidden, text, veil } from './text';
