import { KEPT_LINE_ID, keptLine, keptLineElements } from '../../worker/kept-line';

/** Says in one line that there is no net, and what is held for the cart; takes the line away when there is one. */
export function drawKeptLine(held: number): void {
  const line = document.getElementById(KEPT_LINE_ID);
  if (navigator.onLine) return line?.remove();
  // That of the worker says since when the page was kept.
  const text = keptLine(document.documentElement.lang, line?.dataset.at ? new Date(Number(line.dataset.at)) : null, held);
  if (line) line.textContent = text;
  else document.body.insertAdjacentHTML('beforeend', keptLineElements(text, nonce(), null));
}

const nonce = () => document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
