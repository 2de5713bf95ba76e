import { useInfiniteQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { renderScreen } from '@hyangro/testing';
import { aCard, aList } from '../testing/samples';
import { withKnown } from './known-products';

const LISTS = ['catalog', 'category', 'C01', 'ko'];
const card = (n: number, salePrice = 1_000) => aCard({ productCd: `P${n}`, salePrice });
const shown = aList({ items: [card(1), card(2), card(3)], totalCount: 3 });

function Shown() {
  const { data } = useInfiniteQuery({
    queryKey: [...LISTS, {}],
    queryFn: () => shown,
    initialPageParam: 1,
    getNextPageParam: () => undefined,
  });
  return data && <p>shown</p>;
}

test('what another filter leaves as it is stays the same object, so that its cards are not drawn anew', async () => {
  const { services } = await renderScreen(<Shown />);
  await screen.findByText('shown');
  const coming = aList({ items: [card(3), card(2, 900), card(4)], totalCount: 3 });
  const page = await withKnown(services, LISTS, Promise.resolve(coming));
  expect(page).toEqual(coming);
  expect(page.items.map((item) => shown.items.indexOf(item))).toEqual([2, -1, -1]);
  expect(page.facets).toBe(shown.facets);
});

test('where no list is on the screen, or nothing is under a code, what has come is left as it is', async () => {
  const { services } = await renderScreen(<p>another screen</p>);
  expect(await withKnown(services, LISTS, Promise.resolve(shown))).toEqual(shown);
  expect(await withKnown(services, LISTS, Promise.resolve(null))).toBeNull();
});
