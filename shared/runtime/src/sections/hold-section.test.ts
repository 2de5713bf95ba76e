import { holdSection } from './hold-section';

let resize: (height: number) => void;
const scrollIntoView = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
  globalThis.ResizeObserver = class {
    constructor(onResize: ResizeObserverCallback) {
      resize = (height) => onResize([{ contentRect: { height } } as ResizeObserverEntry], this);
    }
    observe() {
      resize(1_000);
    }
    unobserve() {}
    disconnect() {
      resize = () => undefined;
    }
  };
});
afterEach(() => jest.useRealTimers());

function jump() {
  const section = document.body.appendChild(document.createElement('section'));
  holdSection(section);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
}
const loadPictures = () => {
  for (let picture = 1; picture <= 10; picture += 1) {
    jest.advanceTimersByTime(15);
    resize(1_000 + picture * 50);
  }
};

test('D-C10 K-DEB ten pictures that load within 150 ms put the section back in its place once', () => {
  jump();
  loadPictures();
  jest.advanceTimersByTime(199);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(10_000);
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
});

test.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])('a shopper who goes on by %s is not taken back', (move) => {
  jump();
  loadPictures();
  window.dispatchEvent(new Event(move));
  loadPictures();
  jest.advanceTimersByTime(1_000);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

test('a page that stands still is left alone', () => {
  jump();
  resize(1_000);
  jest.advanceTimersByTime(10_000);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});
