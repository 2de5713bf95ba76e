import { STYLES_ATTRIBUTE } from '../boot/boot-data';

/**
 * Names of the styles that the server has written. Emotion's own way would take their elements out and put them in again: the
 * browser would style the whole page a second time. A style's name is that of its class, or of its movement.
 */
export const writtenStyles = (): string[] =>
  [...document.querySelectorAll(`style[${STYLES_ATTRIBUTE}]`)].flatMap(({ textContent }) =>
    [...(textContent ?? '').matchAll(/(?:\.css-|@keyframes )([\w-]+)/g)].map(([, name = '']) => name),
  );
