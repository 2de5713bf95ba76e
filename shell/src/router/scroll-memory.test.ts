import type { Location } from 'react-router-dom';
import { createScrollMemory } from './scroll-memory';

const at = (key: string) => ({ key, pathname: '/', search: '', hash: '', state: null }) as Location;
const scrolledTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
beforeEach(() => scrolledTo.mockClear());
const heights = () => scrolledTo.mock.calls.map(([, y]) => y);
function scroll(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

test('GEN-06 a screen that comes again in another language comes at the place where the reader was', () => {
  const memory = createScrollMemory();
  memory.arrive(at('a'), 'POP');
  memory.keep(at('a'));
  memory.arrive(at('b'), 'PUSH');
  scroll(900);
  memory.hold();
  // Its skeleton is shorter.
  scroll(120);
  memory.arrive(at('b'), 'PUSH');
  expect(heights()).toEqual([0, 900]);
});

test('the next screen begins at the top, whether the one before came again or not', () => {
  const memory = createScrollMemory();
  memory.arrive(at('a'), 'POP');
  scroll(900);
  memory.hold();
  memory.keep(at('a'));
  memory.arrive(at('b'), 'PUSH');
  memory.keep(at('b'));
  memory.arrive(at('a'), 'POP');
  expect(heights()).toEqual([0, 900]);
});
