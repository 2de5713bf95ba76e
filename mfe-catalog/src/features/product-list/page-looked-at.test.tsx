import { act, fireEvent, screen } from '@testing-library/react';
import { renderScreen } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { aCard, aList } from '../../testing/samples';
import { watchSight } from '../../testing/sight';
import { ProductGrid } from './product-grid';

const PAGE_HEIGHT = 1000;
const pageOf = (n: number) => aList({ page: n, pageCount: 9, items: [aCard({ productCd: `P${n}`, productNm: `상품 ${n}` })] });
const pages = [pageOf(1), ...Array.from({ length: 8 }, (_, n) => pageOf(n + 2))] as const;
const query = {
  hasNextPage: false,
  isFetchingNextPage: false,
  fetchNextPage: async () => undefined,
  hasPreviousPage: false,
  isFetchingPreviousPage: false,
  fetchPreviousPage: async () => undefined,
};
let scrollY = 0;

beforeEach(() => {
  watchSight();
  jest.useFakeTimers();
  window.history.replaceState({ key: 'k' }, '', '/category/C01?inStock=true');
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: HTMLElement) {
    const top = (Number(this.dataset.page ?? 1) - 1) * PAGE_HEIGHT - scrollY;
    return new DOMRect(0, top, 390, this.dataset.page ? 300 : pages.length * PAGE_HEIGHT);
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

const open = () =>
  renderScreen(<ProductGrid pages={pages} query={query} isComparing={false} list={pages} hrefOf={() => '?'} />, {
    at: '/category/C01?inStock=true',
    messages: { catalog: ko },
  });
function scrollTo(page: number) {
  scrollY = (page - 1) * PAGE_HEIGHT;
  fireEvent.scroll(window);
  act(() => void jest.advanceTimersByTime(300));
}
const shown = () => screen.getAllByRole('article').map((card) => /상품 (\d)/.exec(card.textContent ?? '')?.[1]);

test('R-HOM-06 the address follows the page that is looked at, without a step of the history', async () => {
  await open();
  const steps = window.history.length;
  scrollTo(4);
  expect(window.location.search).toBe('?inStock=true&page=4');
  scrollTo(1);
  expect(window.location.search).toBe('?inStock=true');
  expect([window.history.length, window.history.state]).toEqual([steps, { key: 'k' }]);
});

test('R-HOM-06 while another screen opens, its address stays its own', async () => {
  await open();
  window.history.replaceState(null, '', '/product/P1');
  scrollTo(4);
  expect(window.location.search).toBe('');
});

test('R-HOM-06 of a long list only the pages around the place keep their cards, and the others their height', async () => {
  const { container } = await open();
  expect(shown()).toHaveLength(9);
  scrollTo(8);
  expect(shown()).toEqual(['5', '6', '7', '8', '9']);
  const rooms = [...container.querySelectorAll<HTMLElement>('li[aria-hidden]')].map((room) => room.style.height);
  expect(rooms).toEqual(Array(4).fill(`${PAGE_HEIGHT}px`));
  scrollTo(1);
  expect(shown()).toEqual(['1', '2', '3', '4']);
});
