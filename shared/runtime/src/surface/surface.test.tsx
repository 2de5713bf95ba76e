import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Surface } from './surface';
import { SurfaceHostContext, type SurfaceHost } from './surface-host';

const near = () => {
  let tell: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  const margins: string[] = [];
  class Observer {
    constructor(listener: typeof tell, { rootMargin = '' } = {}) {
      tell = listener;
      margins.push(rootMargin);
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: Observer });
  return { margins, come: () => act(async () => tell([{ isIntersecting: true }])) };
};
afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

const show = (host: SurfaceHost | null) =>
  render(
    <SurfaceHostContext value={host}>
      <p>the page</p>
      <Surface
        name="ugc/review-list@1"
        productCd="P1"
        skeleton={<p>…</p>}
        fallback={(retry) => <button onClick={retry}>once more</button>}
      />
    </SurfaceHostContext>,
  );

test('a surface begins to load when it comes within 600 px of the visible part', async () => {
  const { margins, come } = near();
  const load = jest.fn(async () => (() => <p>reviews</p>) as ComponentType<object>);
  const host: SurfaceHost = {
    load: (() => {
      let known: ReturnType<typeof load> | null = null;
      return () => (known ??= load());
    })(),
    retry: () => undefined,
  };
  show(host);
  expect([screen.getByText('…') !== null, load.mock.calls.length]).toEqual([true, 0]);
  await come();
  expect(await screen.findByText('reviews')).toBeTruthy();
  expect(margins).toEqual(['600px']);
});

test('MFE-08 a surface whose remote is dead costs one rectangle, and its retry asks again', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { come } = near();
  let known: Promise<ComponentType<object>> = Promise.reject(new Error('dead'));
  known.catch(() => undefined);
  const reported: unknown[] = [];
  show({
    load: () => known,
    retry: () => void (known = Promise.resolve(() => <p>reviews</p>)),
    report: (_, error) => void reported.push(error),
  });
  await come();
  expect(screen.getByText('the page')).toBeTruthy();
  expect(reported).toHaveLength(1);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'once more' })));
  expect(await screen.findByText('reviews')).toBeTruthy();
  quiet.mockRestore();
});

test('on a host without surfaces the fallback stands', () => {
  show(null);
  expect(screen.getByRole('button', { name: 'once more' })).toBeTruthy();
});
