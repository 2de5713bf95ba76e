import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useSectionInSight } from './use-section-in-sight';

const IDS = ['top', 'middle', 'end'] as const;
let tops: Record<string, number>;
let looks = 0;
let tellSight: ((isIntersecting: boolean) => void) | undefined;

beforeEach(() => {
  jest.useFakeTimers();
  looks = 0;
  jest.spyOn(document, 'getElementById').mockImplementation((id) => {
    if (id === 'end') looks += 1;
    return { getBoundingClientRect: () => ({ top: tops[id] }) } as HTMLElement;
  });
  window.IntersectionObserver = class {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      tellSight = (isIntersecting) => tell([{ isIntersecting }]);
    }
    observe() {}
    disconnect() {
      tellSight = undefined;
    }
  } as never;
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

const Page = ({ isArea }: { isArea?: boolean }) => {
  const area = useRef<HTMLDivElement>(null);
  return (
    <div ref={area}>
      <output>{useSectionInSight(IDS, isArea ? area : undefined)}</output>
    </div>
  );
};
const current = () => screen.getByRole('status').textContent;
async function scrollTo(places: readonly number[]) {
  tops = Object.fromEntries(IDS.map((id, n) => [id, places[n] ?? 0]));
  await act(async () => {
    window.dispatchEvent(new Event('scroll'));
    jest.advanceTimersByTime(200);
  });
}

test.each([
  [[300, 900, 1500], 'top'],
  [[-400, 121, 700], 'top'],
  [[-400, 119, 700], 'middle'],
  [[-900, -300, 120], 'end'],
  [[-900, 119, 119], 'end'],
])('ST-TAB-01 K-SEC with section tops at %j px the selected section is "%s"', async (places, selected) => {
  render(<Page />);
  await scrollTo(places);
  expect(current()).toBe(selected);
});

test('K-THR a second of scrolling is looked at ten times at most, and the last place counts', async () => {
  render(<Page />);
  await scrollTo([300, 900, 1500]);
  looks = 0;
  for (let ms = 0; ms < 995; ms += 5) {
    tops = { top: -ms, middle: 600 - ms, end: 1105 - ms };
    await act(async () => {
      window.dispatchEvent(new Event('scroll'));
      jest.advanceTimersByTime(5);
    });
  }
  expect(looks).toBe(10);
  await act(async () => jest.advanceTimersByTime(100));
  expect(current()).toBe('end');
});

test('sections out of sight are not looked at', async () => {
  render(<Page isArea />);
  await scrollTo([-900, -300, 100]);
  expect([looks, current()]).toEqual([0, 'top']);
  await act(async () => {
    tellSight?.(true);
    jest.advanceTimersByTime(200);
  });
  expect(current()).toBe('end');
  tellSight?.(false);
  looks = 0;
  await scrollTo([300, 900, 1500]);
  expect(looks).toBe(0);
});
