import { act, screen, within } from '@testing-library/react';
import ko from '../../locales/ko.json';
import { aDisplay, aLayout, anItem, products } from '../testing/samples';
import { showLayout, standInBrowser } from '../testing/show-layout';

// The list of banners is a chunk of its own, slow to compile the first time.
jest.setTimeout(30_000);
beforeEach(standInBrowser);

test('D-16 ST-TIME-01 ST-TIME-02 each sale counts down by the server clock and leaves at its end', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') });
  const sale = (seq: number, end: string, name: string) =>
    anItem({
      seq,
      displaySeq: 1,
      virtualCategoryCd: `VC${seq}`,
      virtualCategoryNm: name,
      virtualCategoryEndTime: end,
      products: products(1, seq),
    });
  await showLayout(
    aLayout({
      displays: [aDisplay({ displayCd: 16, title: '타임세일' })],
      displayItems: [
        sale(1, '2026-11-21 22:01:01', '한 시간'),
        sale(2, '2026-11-21 21:00:02', '이 초'),
        sale(3, '2026-99-99 00:00:00', '없는 시각'),
      ],
    }),
  );
  const clocks = () => screen.queryAllByRole('timer').map((timer) => timer.querySelector('[aria-hidden]')?.textContent);
  expect(clocks()).toEqual(['01:01:01', '00:00:02']);
  await act(async () => jest.advanceTimersByTime(1000));
  expect(clocks()).toEqual(['01:01:00', '00:00:01']);
  await act(async () => jest.advanceTimersByTime(1000));
  expect(clocks()).toEqual(['01:00:59']);
  expect(screen.queryByText('향 2')).toBeNull();
  jest.useRealTimers();
});

test('D-19 P-AI-1 P-AI-2 the heading of the recommendations speaks to the member, and generally to a visitor', async () => {
  const layout = aLayout({ displays: [aDisplay({ displayCd: 19, title: '비슷한 분들이 다시 찾은' })], aiMemberGroupProducts: products(5) });
  const { unmount } = await showLayout(layout);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('비슷한 분들이 다시 찾은');
  unmount();
  await showLayout({ ...layout, memNm: '지수', gender: '02', ageGroupStr: '20대' });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('지수님, 20대 여성이 좋아한 향과 색이에요');
});

test.each([
  ['40대', 'F40', '지수님, 40대 여성이 좋아한 향과 색이에요', '같은 나이대 여성의 주문·찜·후기에서 골랐어요'],
  ['50대', 'F50', '지수님, 50대 여성이 오래 곁에 둔 것들이에요', '같은 나이대 여성의 주문·찜·후기에서 골랐어요'],
  ['60대', 'F50', '지수님, 60대 여성이 오래 곁에 둔 것들이에요', '가까운 나이대 여성의 주문·찜·후기에서 골랐어요'],
  ['50대', 'GUEST', '지수님, 50대 여성이 오래 곁에 둔 것들이에요', '요즘 주문과 찜이 많은 순서예요'],
])(
  'P-AI-3 a member of %s with the list of %s reads their heading, and where the goods come from',
  async (ageGroupStr, group, heading, why) => {
    await showLayout(
      aLayout({
        displays: [aDisplay({ displayCd: 19 })],
        aiMemberGroupProducts: products(5),
        aiMemberGroupCd: group,
        memNm: '지수',
        gender: '02',
        ageGroupStr,
      }),
    );
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(heading);
    expect(screen.getByText(why)).toBeTruthy();
  },
);

test('the hero shows its first picture with live words, n of N, and a list of all banners', async () => {
  const { user } = await showLayout(
    aLayout({
      displays: [aDisplay({ displayCd: 27 })],
      displayItems: ['장미', '바다', '안개'].map((text, n) =>
        anItem({ seq: n + 1, text, link: `/promotion/EV0${n}`, fileUrl: `/m${n}.webp`, fileUrl2: `/pc${n}.webp` }),
      ),
    }),
  );
  expect(screen.getByRole('link', { name: /장미/ }).getAttribute('href')).toBe('/promotion/EV00');
  expect(screen.getByRole('img', { name: '3장 가운데 1번째' }).textContent).toContain('1 / 3');
  await user.click(screen.getByRole('button', { name: ko['hero.showAll'] }));
  const list = await screen.findByRole('dialog', undefined, { timeout: 25_000 });
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/promotion/EV00', '/promotion/EV01', '/promotion/EV02']);
});

test('D-08 entries and guarantees lead where the operator says', async () => {
  await showLayout(
    aLayout({
      displays: [aDisplay({ seq: 1, displayCd: 7 }), aDisplay({ seq: 2, displayCd: 8 })],
      displayItems: [
        anItem({ displaySeq: 1, text: '래플', link: '/raffles', fileUrl: 'icon:raffle' }),
        anItem({ displaySeq: 2, text: '정품만', description: '브랜드에서 직접 받아요', link: '/introduction' }),
      ],
    }),
  );
  expect(screen.getByRole('link', { name: '래플' }).getAttribute('href')).toBe('/raffles');
  expect(screen.getByRole('link', { name: /정품만/ }).getAttribute('href')).toBe('/introduction');
});

test.each([3, 5, 10, 14])('D-03 D-05 D-10 D-14 a block of type %i shows its banner and then its products', async (displayCd) => {
  await showLayout(
    aLayout({
      displays: [aDisplay({ displayCd, title: '향수관' })],
      displayItems: [anItem({ text: '불 꺼진 뒤의\n향들', link: '/category/C01', fileUrl: '/card.webp', products: products(4) })],
    }),
  );
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links[0]).toBe('/category/C01');
  expect(links.slice(1)).toEqual(products(4).map(({ productCd }) => `/product/${productCd}`));
  expect(screen.getByRole('list', { name: '불 꺼진 뒤의 향들' })).toBeTruthy();
});

test.each([
  [6, 'in the room of two products'],
  [4, 'in a line of its own'],
])('a grid of %i products has its banner %s, and all its products', async (count) => {
  await showLayout(
    aLayout({
      displays: [aDisplay({ displayCd: 15, title: '색 하나로' })],
      displayItems: [anItem({ text: '빨강부터', link: '/category/C03', fileUrl: '/card.webp', products: products(count) })],
    }),
  );
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/category/C03', ...products(count).map(({ productCd }) => `/product/${productCd}`)]);
  expect(screen.getByRole('link', { name: /빨강부터/ }).closest('ul') !== null).toBe(count === 6);
});
