import { tellProductViews } from './product-views';

type Match = ReturnType<Parameters<typeof tellProductViews>[0]['currentMatch']>;

test('each product whose page is looked at is told, with the view of its page and once for it; other pages are none', () => {
  const told: unknown[] = [];
  let at: Match = null;
  const open = (name: string, params: Record<string, string>) => {
    at = { row: { name }, params } as unknown as Match;
  };
  const tracking = { pageView: () => void told.push('page_view'), track: () => undefined, settled: async () => undefined };
  const track = (...event: unknown[]) => void told.push(event);
  const viewOf = (productCd: string) => ['view_item', { items: [{ item_id: productCd }] }];
  open('Product', { productCd: 'P1' });
  tellProductViews({ tracking, services: { track }, currentMatch: () => at });
  expect(told).toEqual([viewOf('P1')]);
  open('Category', { cateCd: 'C01' });
  tracking.pageView();
  open('Product', { productCd: 'P2' });
  tracking.pageView();
  expect(told.slice(1)).toEqual(['page_view', 'page_view', viewOf('P2')]);
});
