import { keepDrawnCards } from './drawn-cards';

class StateChange extends Event {
  constructor(readonly skipped: boolean) {
    super('contentvisibilityautostatechange', { bubbles: true });
  }
}
Object.assign(globalThis, { ContentVisibilityAutoStateChangeEvent: StateChange });

test('cards that were drawn when their list was left are drawn in the first frame of its return; the others are left out as before', async () => {
  document.body.innerHTML = '<main><div><ul><li>near</li><li>passed</li><li>far</li></ul></div></main>';
  const [main, shelf] = [document.querySelector('main'), document.querySelector('div')];
  if (!main || !shelf) throw new Error('no page');
  const [near, passed, far] = shelf.querySelectorAll('li');
  keepDrawnCards(main);
  near?.dispatchEvent(new StateChange(false));
  passed?.dispatchEvent(new StateChange(false));
  passed?.dispatchEvent(new StateChange(true));
  shelf.dataset.shelved = '';
  await Promise.resolve();
  expect([near, passed, far].map((card) => card?.style.contentVisibility)).toEqual(['visible', '', '']);
});
