import tokens from '../tokens/tokens.json';
import { declare } from './variables';

const colours = (theme: keyof typeof tokens.semantic) => declare('color', tokens.semantic[theme]);

/** What stays light: paper, and what stands on a picture; a heart in a row stands beside it. */
const LIT = '[data-paper],[data-ink]:not([data-look=row] *,[data-look=ranked] *)';

/**
 * What the dark look changes of the light one, as a sheet of its own that stands after it: colours and shadows. Pictures of goods are
 * lit for a light page, and step back a little.
 */
export const darkSheet = `:root{${colours('dark')}${declare('shadow', tokens['shadow-dark'])}color-scheme:dark}
picture img{filter:brightness(.92)}
${LIT}{${colours('light')}}
[data-paper]{color-scheme:light;color:var(--color-text)}`;

/** Colour of the page's ground, as the browser's own bar takes it. */
export const grounds = { light: tokens.semantic.light.bg, dark: tokens.semantic.dark.bg } as const;
