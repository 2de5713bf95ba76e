import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { MemberDetails } from '@hyangro/contracts/session/session.contract';
import { refusal, renderScreen, type RenderScreenOptions } from '@hyangro/testing';
import { aFeed, aMedia, messages } from '../../testing/samples';
import FeedFormScreen from './feed-form.screen';

const session = { isLogin: true, member: { memCd: 'M1' } as MemberDetails };
const rights = (canWriteFeed: boolean) => ({ memCd: 'M1' as never, bio: '', showsTraits: true, canWriteFeed }) as never;
const photo = aMedia({ mediaKey: 'm1', thumbUrl: '/media/ugc/m1/thumb.jpg', listUrl: '/media/ugc/m1/list.jpg' });
const liked = (n: number) => ({
  productCd: `P${n}` as never,
  brandNm: '오렐르',
  productNm: `향수 ${n}`,
  imgMainUrl: '/media/product/P1.webp',
  discountRate: 0,
  salePrice: 1000,
  state: 'ON_SALE' as const,
  options: [],
  folderCd: null,
  likedAt: '2026-11-20T03:00:00.000Z',
});
const pinOf = (n: number) => ({
  productCd: `P${n}`,
  brandNm: '오렐르',
  productNm: `향수 ${n}`,
  imgMainUrl: '/p.webp',
  mediaKey: 'm1',
  x: 0.5,
  y: 0.5,
});
const keep = (values: object) =>
  window.localStorage.setItem(
    'savedFeed',
    JSON.stringify({ memCd: 'M1', drafts: [{ draftCd: 'd', slot: 'new', values, attempt: '' }], ended: [] }),
  );
const show = (endpoints: RenderScreenOptions['endpoints'] = {}, options: RenderScreenOptions = {}) =>
  renderScreen(<FeedFormScreen />, {
    at: '/feed/new',
    messages,
    session,
    ...options,
    endpoints: {
      'GET /member/public-profile': rights(true),
      'GET /wishlist': { items: [liked(1), liked(2)], nextCursor: null },
      ...endpoints,
    },
  });
const words = () => screen.getByLabelText<HTMLInputElement>(/짧은 글/);
const send = () => screen.getByRole('button', { name: '피드 올리기' });
const pinned = () => screen.getAllByRole('button', { name: /왼쪽에서/ });
const posts = (calls: string[]) => calls.filter((call) => /^(POST|PUT)/.test(call));

beforeEach(() => {
  window.localStorage.clear();
  window.matchMedia = ((media: string) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} })) as never;
});

test('P-09 a member without the right is told so before anything is written, and led to what they may write', async () => {
  await show({ 'GET /member/public-profile': rights(false) });
  expect(screen.getByRole('heading', { level: 1, name: '아직 피드를 올릴 수 없어요' })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/mypage/reviews/writable');
});

test('R-UGC-07 a product is pinned by keyboard: chosen, moved with the arrows, changed with Enter, taken off with Delete', async () => {
  keep({ text: '유자 두 번', media: [photo], pins: [] });
  const bodies: unknown[] = [];
  const page = await show({ 'POST /feeds': ({ body }) => (bodies.push(body), aFeed()) });
  await page.user.click(screen.getByRole('button', { name: '상품 달기' }));
  await page.user.click(await screen.findByRole('button', { name: /향수 1/ }));
  await waitFor(() => expect(pinned()[0]?.getAttribute('aria-label')).toBe('향수 1, 왼쪽에서 50%, 위에서 50%'));
  const [pin] = pinned();
  fireEvent.keyDown(pin as HTMLElement, { key: 'ArrowRight' });
  fireEvent.keyDown(pin as HTMLElement, { key: 'ArrowUp', shiftKey: true });
  expect(pinned()[0]?.getAttribute('aria-label')).toBe('향수 1, 왼쪽에서 52%, 위에서 40%');
  expect(screen.getByText('왼쪽에서 52%, 위에서 40%')).toBeTruthy();
  await page.user.click(pinned()[0] as HTMLElement);
  await page.user.click(await screen.findByRole('button', { name: /향수 2/ }));
  await waitFor(() => expect(pinned()[0]?.getAttribute('aria-label')).toBe('향수 2, 왼쪽에서 52%, 위에서 40%'));
  await page.user.click(send());
  await waitFor(() => expect(page.address()).toBe('/feeds/FD0001'));
  expect(bodies).toEqual([{ text: '유자 두 번', mediaKeys: ['m1'], products: [{ productCd: 'P2', mediaIndex: 0, x: 0.52, y: 0.4 }] }]);
});

test('R-UGC-07 Delete takes a pin off, and so does its button', async () => {
  keep({ text: '', media: [photo], pins: [pinOf(1), pinOf(2)] });
  const page = await show();
  fireEvent.keyDown(pinned()[0] as HTMLElement, { key: 'Delete' });
  expect(pinned()).toHaveLength(1);
  await page.user.click(screen.getByRole('button', { name: '떼기: 향수 2' }));
  expect(screen.queryByRole('button', { name: /왼쪽에서/ })).toBeNull();
});

test('R-UGC-07 a tap on the photo pins there, and a finger carries a pin along', async () => {
  keep({ text: '', media: [photo], pins: [] });
  const page = await show();
  const picture = within(screen.getByRole('group', { name: '사진 1' })).getByRole('img');
  const board = picture.parentElement as HTMLElement;
  board.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
  fireEvent.click(picture, { clientX: 50, clientY: 80 });
  await page.user.click(await screen.findByRole('button', { name: /향수 1/ }));
  await waitFor(() => expect(pinned()[0]?.getAttribute('aria-label')).toBe('향수 1, 왼쪽에서 25%, 위에서 80%'));
  const [pin] = pinned() as [HTMLElement];
  const at = (type: string, clientX: number, clientY: number) => fireEvent(pin, new MouseEvent(type, { clientX, clientY, bubbles: true }));
  at('pointerdown', 50, 80);
  at('pointermove', 150, 20);
  at('click', 150, 20);
  expect(pinned()[0]?.getAttribute('aria-label')).toBe('향수 1, 왼쪽에서 75%, 위에서 20%');
});

test('V-FD1 with ten products the photo takes no more, and an eleventh is refused at them', async () => {
  keep({ text: '열 개', media: [photo], pins: Array.from({ length: 10 }, (_, n) => pinOf(n)) });
  const page = await show();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '상품 달기' }).disabled).toBe(true);
  page.unmount();
  keep({ text: '열한 개', media: [photo], pins: Array.from({ length: 11 }, (_, n) => pinOf(n)) });
  const more = await show();
  await more.user.click(send());
  expect(await screen.findByText('상품은 10개까지 달 수 있어요.')).toBeTruthy();
  expect(posts(more.calls)).toEqual([]);
});

test('V-FD2 51 letters are refused at the field with their number, 50 go through; without a photo nothing does', async () => {
  keep({ text: '가'.repeat(51), media: [photo], pins: [] });
  const page = await show({ 'POST /feeds': aFeed() });
  await page.user.click(send());
  expect(await screen.findByText('글은 50자까지예요. (지금 51자)')).toBeTruthy();
  expect(posts(page.calls)).toEqual([]);
  fireEvent.change(words(), { target: { value: '🌹'.repeat(50) } });
  await page.user.click(send());
  await waitFor(() => expect(posts(page.calls)).toEqual(['POST /feeds']));
  page.unmount();
  window.localStorage.clear();
  const bare = await show();
  fireEvent.change(words(), { target: { value: '사진 없이' } });
  await bare.user.click(send());
  expect(await screen.findByText('사진을 한 장 올려 주세요.')).toBeTruthy();
});

test('LS-05 words, photos and pins are there after a reload, and after a failure', async () => {
  keep({ text: '유자', media: [photo], pins: [pinOf(1)] });
  const page = await show({ 'POST /feeds': refusal('SERVICE_UNAVAILABLE') });
  fireEvent.change(words(), { target: { value: '유자 두 번' } });
  await page.user.click(send());
  await waitFor(() => expect(page.shown.errors).toHaveLength(1));
  page.unmount();
  await show();
  expect([words().value, pinned().length, screen.getAllByRole('img').length > 0]).toEqual(['유자 두 번', 1, true]);
});

describe('changing one’s own', () => {
  const mine = aFeed({
    isMine: true,
    canModify: true,
    media: [photo],
    products: aFeed().products.map((product) => ({ ...product, pin: { mediaIndex: 0, x: 0.2, y: 0.3 } })),
  });
  const modify = (
    feed: RenderScreenOptions['endpoints'] extends infer E ? (E extends { 'GET /feeds/:ugcCd'?: infer A } ? A : never) : never,
    more = {},
  ) => show({ 'GET /feeds/:ugcCd': feed, ...more }, { at: '/feed/FD0001/modify', confirm: true });

  test('R-UGC-06 begins with what stands and is sent whole', async () => {
    const bodies: unknown[] = [];
    const page = await modify(mine, { 'PUT /feeds/:ugcCd': ({ body }: { body: unknown }) => (bodies.push(body), mine) });
    fireEvent.change(words(), { target: { value: '고친 글' } });
    await page.user.click(screen.getByRole('button', { name: '고치기' }));
    await waitFor(() => expect(page.address()).toBe('/feeds/FD0001'));
    expect(bodies).toEqual([{ text: '고친 글', mediaKeys: ['m1'], products: [{ productCd: 'P0001', mediaIndex: 0, x: 0.2, y: 0.3 }] }]);
  });

  test('R-UGC-06 once an answer is adopted it stays, another member’s cannot be opened, an unknown one is none', async () => {
    const page = await modify(aFeed({ isMine: true, canModify: false, isLocked: true }));
    expect(screen.getByRole('heading', { level: 1, name: '채택된 글이라 고칠 수 없어요' })).toBeTruthy();
    page.unmount();
    const other = await modify(aFeed());
    expect(screen.getByRole('heading', { level: 1, name: '다른 사람의 내용이라 열 수 없어요.' })).toBeTruthy();
    other.unmount();
    await modify(refusal('FEED_NOT_FOUND'));
    expect(screen.getByRole('heading', { level: 1, name: '찾으시는 글이 없어요' })).toBeTruthy();
  });
});
