import { QueryObserver } from '@tanstack/react-query';
import { createEventBus } from '@hyangro/runtime';
import { createQueryClient, outdateOnEvents } from './index';

const CART = ['order', 'cart', 'ko'];
function setUp() {
  const queryClient = createQueryClient();
  const events = createEventBus((message) => {
    throw new Error(message);
  });
  outdateOnEvents(events, queryClient);
  const asked: string[] = [];
  const query = (queryKey: string[]) => ({
    queryKey,
    queryFn: async () => asked.push(queryKey.join(' ')),
  });
  const show = (queryKey: string[]) => new QueryObserver(queryClient, query(queryKey)).subscribe(() => undefined);
  const settle = async () => {
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { queryClient, events, asked, query, show, settle };
}

test('R-ORD-01 an answer on the screen is asked for again at once, a hidden one when it is shown', async () => {
  const { queryClient, events, asked, query, show, settle } = setUp();
  await queryClient.prefetchQuery(query(CART));
  await queryClient.prefetchQuery(query(['mypage', 'home']));
  show(CART);
  events.publish('order:paid', { orderCd: 'O1' });
  await settle();
  expect(asked).toEqual(['order cart ko', 'mypage home', 'order cart ko']);
  show(['mypage', 'home']);
  await settle();
  expect(asked.slice(3)).toEqual(['mypage home']);
});

test('R-OTH-17 an answer that no event concerns is shown again without a call', async () => {
  const { queryClient, events, asked, query, show, settle } = setUp();
  await queryClient.prefetchQuery(query(['layout', 'detail', 'MAIN']));
  events.publish('cart:changed', { count: 1 });
  show(['layout', 'detail', 'MAIN']);
  await settle();
  expect(asked).toEqual(['layout detail MAIN']);
});

test('R-ORD-01 whoever tells of a change and has the new answer is not asked again', async () => {
  const { queryClient, events, asked, query, show, settle } = setUp();
  await queryClient.prefetchQuery(query(CART));
  show(CART);
  events.publish('cart:changed', { count: 1 });
  queryClient.setQueryData(CART, 7);
  await settle();
  expect(asked).toEqual(['order cart ko']);
});
