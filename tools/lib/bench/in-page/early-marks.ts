import type { EarlyMark } from '../early';
import { freshHeading, isOnProduct, listIsShown, rememberHeadings } from './screens';

/**
 * Dates the first trusted press on a page that may not answer yet (`tap`), and the painted frames in which it is seen to be heard
 * (`heard`), a product's own heading stands at its address (`heading`), or a sheet is open (`dialog`): milliseconds of the wall clock, kept
 * over a change of the document.
 */
const keep = (mark: EarlyMark, at: number) => {
  if (sessionStorage.getItem(mark) === null) sessionStorage.setItem(mark, String(performance.timeOrigin + at));
};
const whenPainted = (mark: EarlyMark) => requestAnimationFrame(() => setTimeout(() => keep(mark, performance.now())));

window.addEventListener('pointerdown', ({ isTrusted, timeStamp }) => isTrusted && keep('tap', timeStamp), true);

const isShown = (selector: string) => {
  const element = document.querySelector(selector);
  return element !== null && element.getBoundingClientRect().height > 0;
};

function look() {
  if (listIsShown()) rememberHeadings();
  if (sessionStorage.getItem('tap' satisfies EarlyMark) !== null) {
    const isHeading = isOnProduct() && freshHeading() !== undefined;
    const isDialog = isShown('[role=dialog]');
    if (isHeading) whenPainted('heading');
    if (isDialog) whenPainted('dialog');
    if (isDialog || isShown('[data-heard]')) whenPainted('heard');
  }
  requestAnimationFrame(look);
}
requestAnimationFrame(look);
