/**
 * Cards of a list that the browser leaves out until they are near (`skipUntilNear`). Chromium leaves the drawn ones out once more
 * in the first frame in which a kept screen returns, and draws them in the next. Those that were drawn when their screen was
 * shelved are no longer left out: the screen returns as it was, and once.
 */
export function keepCardsInSight(main: HTMLElement): void {
  const drawn = new WeakSet<EventTarget>();
  const note = (card: EventTarget | null, isDrawn: boolean) => void (card && drawn[isDrawn ? 'add' : 'delete'](card));
  main.addEventListener(
    'contentvisibilityautostatechange',
    (event) => event instanceof ContentVisibilityAutoStateChangeEvent && note(event.target, !event.skipped),
    true,
  );
  // What was drawn before anybody listened. Asked for, the browser would style and lay out all that it leaves out; nothing left out intersects.
  const before = new IntersectionObserver(
    (entries) => {
      before.disconnect();
      for (const { target, isIntersecting } of entries)
        if (isIntersecting && target.parentElement && getComputedStyle(target.parentElement).contentVisibility === 'auto')
          note(target.parentElement, true);
    },
    { rootMargin: ANYWHERE },
  );
  for (const { firstElementChild } of cardsOf(main)) if (firstElementChild) before.observe(firstElementChild);
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!(target instanceof HTMLElement) || target.dataset.shelved === undefined) continue;
      for (const card of cardsOf(target)) if (drawn.has(card)) card.style.contentVisibility = 'visible';
    }
  }).observe(main, { subtree: true, attributeFilter: ['data-shelved'] });
}

/** Any distance around the visible part. */
const ANYWHERE = '1000000px';
const cardsOf = (screen: HTMLElement) => screen.querySelectorAll('li');
