import { ALL_ROWS } from '../testing/all-rows';
import { tellProductViews } from './product-views';

/** A page that shows this path; `touch` is its reader's first. */
function aPage(path: string) {
  const told: unknown[] = [];
  let [address, viewed] = [path, path];
  const tracking = {
    viewed: () => viewed,
    pageView() {
      viewed = address;
      told.push('page_view');
    },
  };
  const track = (...event: unknown[]) => void told.push(event);
  return {
    told,
    touch: () => tellProductViews({ tracking, services: { track } }, ALL_ROWS),
    /** The address changes first; the page is shown, and its view told, once its code and data are here. */
    leaveFor: (next: string) => (address = next),
    show: () => tracking.pageView(),
  };
}
const viewOf = (productCd: string) => ['view_item', { items: [{ item_id: productCd }] }];

test('each product whose page is looked at is told, with the view of its page and once for it; other pages are none', () => {
  const { told, touch, leaveFor, show } = aPage('/product/P1');
  touch();
  expect(told).toEqual([viewOf('P1')]);
  for (const next of ['/category/C01', '/product/P2', '/category/C01', '/product/P2']) {
    leaveFor(next);
    show();
  }
  expect(told.slice(1)).toEqual(['page_view', 'page_view', viewOf('P2'), 'page_view', 'page_view', viewOf('P2')]);
});

test('a product that is on its way at the reader’s first touch is told once, when it is shown', () => {
  const { told, touch, leaveFor, show } = aPage('/category/C01');
  leaveFor('/product/P1');
  touch();
  expect(told).toEqual([]);
  show();
  expect(told).toEqual(['page_view', viewOf('P1')]);
});

test('a product that the reader is about to leave at the first touch is told, and the next one too', () => {
  const { told, touch, leaveFor, show } = aPage('/product/P1');
  leaveFor('/product/P2');
  touch();
  show();
  expect(told).toEqual([viewOf('P1'), 'page_view', viewOf('P2')]);
});
