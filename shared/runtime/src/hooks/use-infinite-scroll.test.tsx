import { act, render } from '@testing-library/react';
import { useInfiniteScroll } from './use-infinite-scroll';

/** An observer that knows how far below the visible part the watched element is. */
function watch() {
  let tell: ((entries: { isIntersecting: boolean }[]) => void) | null = null;
  let marginPx = 0;
  class Observer {
    constructor(listener: NonNullable<typeof tell>, { rootMargin = '' } = {}) {
      tell = listener;
      marginPx = Number(/0px 0px (\d+)px 0px/.exec(rootMargin)?.[1]);
    }
    observe() {}
    disconnect() {
      tell = null;
    }
  }
  Object.assign(window, { IntersectionObserver: Observer });
  return { standAt: (px: number) => act(async () => tell?.([{ isIntersecting: px <= marginPx }])) };
}
function List({ onNear, isActive }: { onNear: () => void; isActive: boolean }) {
  const end = useInfiniteScroll<HTMLDivElement>(onNear, isActive);
  return <div ref={end} />;
}
afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

test('K-INF 301 px before the end nothing is asked for, at 299 px one page is', async () => {
  const { standAt } = watch();
  const onNear = jest.fn();
  render(<List onNear={onNear} isActive />);
  await standAt(301);
  expect(onNear).not.toHaveBeenCalled();
  await standAt(299);
  expect(onNear).toHaveBeenCalledTimes(1);
});

test('K-INF while a page loads and at the end of the list nothing is asked for', async () => {
  const { standAt } = watch();
  const onNear = jest.fn();
  render(<List onNear={onNear} isActive={false} />);
  await standAt(0);
  expect(onNear).not.toHaveBeenCalled();
});
