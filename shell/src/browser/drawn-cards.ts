/**
 * Cards of a list that the browser leaves out until they are near (`skipUntilNear`). Chromium leaves the drawn ones out once more
 * in the first frame in which a kept screen returns, and draws them in the next. Those that were drawn when their screen was
 * shelved are no longer left out: the screen returns as it was, and once.
 */
export function keepDrawnCards(main: HTMLElement): void {
  const drawn = new WeakSet<EventTarget>();
  const note = (card: EventTarget | null, isDrawn: boolean) => void (card && drawn[isDrawn ? 'add' : 'delete'](card));
  main.addEventListener(
    'contentvisibilityautostatechange',
    (event) => event instanceof ContentVisibilityAutoStateChangeEvent && note(event.target, !event.skipped),
    true,
  );
  // What was drawn before anybody listened.
  for (const card of cardsOf(main))
    if (getComputedStyle(card).contentVisibility === 'auto')
      note(card, card.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) ?? false);
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!(target instanceof HTMLElement) || target.dataset.shelved === undefined) continue;
      for (const card of cardsOf(target)) if (drawn.has(card)) card.style.contentVisibility = 'visible';
    }
  }).observe(main, { subtree: true, attributeFilter: ['data-shelved'] });
}

const cardsOf = (screen: HTMLElement) => screen.querySelectorAll('li');
