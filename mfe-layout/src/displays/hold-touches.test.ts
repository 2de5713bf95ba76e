import { whenNear } from './display-row';
import { holdTouches } from './hold-touches';
import { createHydrationGate } from './hydration-gate';

const TABS = '<p>순위</p><div><button>전체</button><button>남성</button></div>';
const last = (box: Element) => box.querySelectorAll('button')[1] as HTMLButtonElement;

/**
 * A block as the server drew it, and what React does with a press: it takes over what it can hydrate at that very press, and nothing is
 * heard of a press before. `isGivenUp`: its nodes stand in the fallback and will be drawn anew.
 */
function aBlock({ isGivenUp }: { isGivenUp: boolean }) {
  document.body.innerHTML = `<main>${isGivenUp ? `<div data-drawn="">${TABS}</div>` : TABS}</main>`;
  const place = document.querySelector('main') as HTMLElement;
  const pressed: string[] = [];
  let send: (block: () => null) => void = () => undefined;
  const gate = createHydrationGate(whenNear(() => new Promise((resolve) => (send = resolve))));
  let canHydrate = !isGivenUp;
  place.addEventListener('click', ({ target }) => {
    if (gate.isOpen() && canHydrate) gate.take();
    if (gate.isTaken()) pressed.push((target as Element).outerHTML);
  });
  const stop = holdTouches(gate, { current: place });
  const come = async () => {
    send(() => null);
    await gate.opened;
    await Promise.resolve();
  };
  /** React draws anew what the server drew, from now on. */
  const giveUp = () => (canHydrate = false);
  /** React has drawn the block. */
  const take = async () => {
    if (!canHydrate) place.innerHTML = TABS.replaceAll('<button', '<button class="anew"');
    gate.take();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { place, gate, pressed, come, giveUp, take, stop };
}

test('a press on a block whose code is under way is answered once it has come', async () => {
  const { place, pressed, come, stop } = aBlock({ isGivenUp: false });
  last(place).click();
  expect(pressed).toEqual([]);
  await come();
  expect(pressed).toEqual(['<button>남성</button>']);
  stop();
});

test('a press on a block that React draws anew is answered by the same place of what it draws', async () => {
  const { place, pressed, come, take, stop } = aBlock({ isGivenUp: true });
  last(place).click();
  await come();
  expect(pressed).toEqual([]);
  await take();
  expect(pressed).toEqual(['<button class="anew">남성</button>']);
  stop();
});

test.each(['before', 'after'])('so is one when React gives the block up at that very press, its code here %s it', async (code) => {
  const { gate, place, pressed, come, giveUp, take, stop } = aBlock({ isGivenUp: false });
  giveUp();
  if (code === 'before') {
    void gate.open();
    await come();
  }
  last(place).click();
  await come();
  expect(pressed).toEqual([]);
  await take();
  expect(pressed).toEqual(['<button class="anew">남성</button>']);
  stop();
});

test('a press on a block whose code is here, or that React has taken over, is let through at once, and once', async () => {
  const { gate, place, pressed, come, take, stop } = aBlock({ isGivenUp: false });
  void gate.open();
  await come();
  last(place).click();
  expect(pressed).toHaveLength(1);
  await take();
  last(place).click();
  expect(pressed).toHaveLength(2);
  stop();
});
