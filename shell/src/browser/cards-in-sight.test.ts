import { keepCardsInSight } from './cards-in-sight';

class StateChange extends Event {
  constructor(readonly skipped: boolean) {
    super('contentvisibilityautostatechange', { bubbles: true });
  }
}
Object.assign(globalThis, { ContentVisibilityAutoStateChangeEvent: StateChange });

/** Tells of each element whether it is drawn: those that the browser leaves out intersect nothing. */
class Observer {
  constructor(private readonly tell: (entries: { target: Element; isIntersecting: boolean }[]) => void) {}
  observe(target: Element) {
    this.tell([{ target, isIntersecting: target.textContent === 'first' }]);
  }
  disconnect() {}
}
Object.assign(globalThis, { IntersectionObserver: Observer });

test('cards that were drawn when their list was left are drawn in the first frame of its return; the others are left out as before', async () => {
  document.body.innerHTML =
    '<main><div><ul><li style="content-visibility: auto"><a>first</a></li><li><a>near</a></li><li><a>passed</a></li><li><a>far</a></li></ul></div></main>';
  const [main, shelf] = [document.querySelector('main'), document.querySelector('div')];
  if (!main || !shelf) throw new Error('no page');
  const [first, near, passed, far] = shelf.querySelectorAll('li');
  keepCardsInSight(main);
  near?.dispatchEvent(new StateChange(false));
  passed?.dispatchEvent(new StateChange(false));
  passed?.dispatchEvent(new StateChange(true));
  shelf.dataset.shelved = '';
  await Promise.resolve();
  expect([first, near, passed, far].map((card) => card?.style.contentVisibility)).toEqual(['visible', 'visible', '', '']);
});
