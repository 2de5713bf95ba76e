import { Suspense } from 'react';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import terms from '@hyangro/contracts/messages/terms.ko.json';
import { renderScreen } from '@hyangro/testing';
import { ListPage, PagedList, RowSkeletons } from '.';

type Page = { items: string[]; nextCursor: string | null };
const show = (pageAt: (cursor: string | undefined) => Page | Promise<Page>, addressOf?: (cursor: string) => string) =>
  renderScreen(
    <ListPage title="향" lead="모두 셋">
      <Suspense fallback={<RowSkeletons height={72} />}>
        <PagedList
          query={infiniteQueryOptions({
            queryKey: ['scents'],
            queryFn: async ({ pageParam }) => pageAt(pageParam),
            initialPageParam: undefined as string | undefined,
            getNextPageParam: (page) => page.nextCursor ?? undefined,
          })}
          keyOf={(scent) => scent}
          {...(addressOf && { addressOf })}
          empty={{ title: '아직 없어요', text: '곧 생겨요' }}
        >
          {(scent) => <b>{scent}</b>}
        </PagedList>
      </Suspense>
    </ListPage>,
    { messages: { terms } },
  );
const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);

test('a list goes on where its last page ended, at a press, until its end', async () => {
  const { user } = await show((cursor) =>
    cursor === 'c1' ? { items: ['숲'], nextCursor: null } : { items: ['장미', '백단'], nextCursor: 'c1' },
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('향');
  expect(rows()).toEqual(['장미', '백단']);
  await user.click(screen.getByRole('button', { name: terms['action.more'] }));
  expect(await screen.findByText('숲')).toBeTruthy();
  expect(rows()).toEqual(['장미', '백단', '숲']);
  expect(screen.queryByRole('button')).toBeNull();
});

test('where the list has addresses, its button is a link for whoever has no scripts, and with them a press stays on the page', async () => {
  const { user, address } = await show(
    (cursor) => (cursor === 'c1' ? { items: ['숲'], nextCursor: null } : { items: ['장미'], nextCursor: 'c1' }),
    (cursor) => `?after=${cursor}`,
  );
  const before = address();
  const more = screen.getByRole('link', { name: terms['action.more'] });
  expect(more.getAttribute('href')).toContain('?after=c1');
  await user.click(more);
  expect(await screen.findByText('숲')).toBeTruthy();
  expect(address()).toBe(before);
  expect(screen.queryByRole('link')).toBeNull();
});

test('a list without a row says why', async () => {
  await show(() => ({ items: [], nextCursor: null }));
  expect(screen.getByText('아직 없어요')).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});

test('while the first page is on its way the heading stands and rows have their room', async () => {
  const { container } = await show(() => new Promise(() => undefined));
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  expect(container.querySelectorAll('ul[aria-hidden] li')).toHaveLength(3);
});
