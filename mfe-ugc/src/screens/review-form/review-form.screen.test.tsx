import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Writable } from '@hyangro/contracts/ugc/review.contract';
import type { MemberDetails } from '@hyangro/contracts/session/session.contract';
import { refusal, renderScreen, type RenderScreenOptions } from '@hyangro/testing';
import cn from '../../../locales/cn.json';
import en from '../../../locales/en.json';
import ko from '../../../locales/ko.json';
import { aMedia, aReview, messages } from '../../testing/samples';
import ReviewFormScreen from './review-form.screen';

const line: Writable = {
  orderCd: 'H1' as Writable['orderCd'],
  lineNo: 1,
  product: aReview().product,
  traits: ['LASTING', 'STRENGTH', 'SWEETNESS'],
  confirmedAt: '2026-11-20T03:00:00.000Z',
  rewards: { text: 150, photo: 500 },
};
const NEW = '/review/new?orderCd=H1&lineNo=1';
const BODY = '새벽 바다처럼 차갑고 짭짤한데 오래 남아서 하루 종일 기분이 좋았어요.';
const session = { isLogin: true, member: { memCd: 'M1' } as MemberDetails };
const show = (endpoints: RenderScreenOptions['endpoints'] = {}, options: RenderScreenOptions = {}) =>
  renderScreen(<ReviewFormScreen />, {
    at: NEW,
    messages,
    session,
    ...options,
    endpoints: { 'GET /mypage/reviews/writable/:orderCd/:lineNo': line, ...endpoints },
  });
const title = () => screen.getByLabelText<HTMLInputElement>('제목');
const body = () => screen.getByLabelText<HTMLTextAreaElement>('본문');
const send = () => screen.getByRole('button', { name: '리뷰 올리기' });
const star = (score: number) => screen.getByRole<HTMLInputElement>('radio', { name: `${score}점` });
const fill = (words = BODY) => {
  fireEvent.click(star(4));
  fireEvent.change(title(), { target: { value: '새벽 항구' } });
  fireEvent.change(body(), { target: { value: words } });
};
const posts = (calls: string[]) => calls.filter((call) => /^(POST|PUT)/.test(call));

beforeEach(() => window.localStorage.clear());

test('R-UGC-04 a review of a confirmed line is sent once however often it is pressed, tells what it brings, and its draft is gone', async () => {
  const bodies: unknown[] = [];
  const page = await show({ 'POST /reviews': ({ body: sent }) => (bodies.push(sent), { review: aReview(), rewardPoints: 150 }) });
  expect(screen.getByText('글 150P · 사진을 넣으면 500P')).toBeTruthy();
  fill();
  await page.user.click(screen.getAllByRole('radio', { name: /짧아요에서 길어요 사이 5단계 중 4/ })[0] as HTMLElement);
  await page.user.dblClick(send());
  await waitFor(() => expect(page.address()).toBe('/mypage/reviews/written'));
  expect(bodies).toEqual([
    { rating: 4, title: '새벽 항구', content: BODY, traits: { LASTING: 4 }, mediaKeys: [], orderCd: 'H1', lineNo: 1 },
  ]);
  expect(page.shown.toasts).toEqual(['리뷰를 올렸어요. 150포인트가 들어갈 거예요.']);
  expect(page.calls.filter((call) => call.includes('writable'))).toEqual(['GET /mypage/reviews/writable/H1/1']);
  page.unmount();
  await show();
  expect(body().value).toBe('');
});

test('who comes from the reviews of a product writes of the line that was confirmed last', async () => {
  const asked: string[] = [];
  const bodies: unknown[] = [];
  const page = await show(
    {
      'GET /mypage/reviews/writable': ({ query }) => (asked.push(String(query)), { items: [line], totalCount: 1, nextCursor: null }),
      'POST /reviews': ({ body: sent }) => (bodies.push(sent), { review: aReview(), rewardPoints: 0 }),
    },
    { at: '/review/new?productCd=P0017' },
  );
  expect(asked).toEqual(['productCd=P0017&limit=1']);
  fill();
  await page.user.click(send());
  await waitFor(() => expect(page.address()).toBe('/mypage/reviews/written'));
  expect(bodies).toMatchObject([{ orderCd: 'H1', lineNo: 1 }]);
});

test.each([
  ['ko', ko, '이 상품은 지금 쓸 수 있는 리뷰가 없어요'],
  ['en', en, 'You have no review to write for this product now'],
  ['cn', cn, '您现在没有可写的该商品评价'],
] as const)('where no line of a product waits for a review the form says so and leads to those that do: %s', async (locale, ugc, title) => {
  await show(
    { 'GET /mypage/reviews/writable': { items: [], totalCount: 0, nextCursor: null } },
    { at: '/review/new?productCd=P0017', locale, messages: { ugc } },
  );
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByRole('link', { name: ugc['myReviews.toWritable'] }).getAttribute('href')).toBe('/mypage/reviews/writable');
});

test('V-REV1 29 letters and blanks around them are too short, said with their number; 30 are enough, emoji count one', async () => {
  const page = await show({ 'POST /reviews': { review: aReview(), rewardPoints: 0 } });
  fill(`   ${'🌹'.repeat(29)}   `);
  expect(screen.getByText('29자 · 1자 더 적어 주세요')).toBeTruthy();
  await page.user.click(send());
  expect(await screen.findByText('본문을 30자 이상 적어 주세요. (지금 29자)')).toBeTruthy();
  expect([document.activeElement, posts(page.calls)]).toEqual([body(), []]);
  fill('🌹'.repeat(30));
  await page.user.click(send());
  await waitFor(() => expect(posts(page.calls)).toEqual(['POST /reviews']));
});

test('V-MED3 an eleventh photo is refused at the photos', async () => {
  const media = Array.from({ length: 11 }, (_, n) => aMedia({ mediaKey: `m${n}` }));
  window.localStorage.setItem(
    'savedReview',
    JSON.stringify({
      memCd: 'M1',
      drafts: [{ draftCd: 'd', slot: 'new H1 1', values: { rating: 5, title: '제목', content: BODY, traits: {}, media }, attempt: '' }],
      ended: [],
    }),
  );
  const page = await show();
  await page.user.click(send());
  expect(await screen.findByText('사진과 영상은 합해서 10개까지예요.')).toBeTruthy();
  expect(posts(page.calls)).toEqual([]);
});

test('an empty form says at each field what is missing, and the first of them is reached', async () => {
  const page = await show();
  await page.user.click(send());
  expect(await screen.findByText(ko['write.code.rating'])).toBeTruthy();
  expect(screen.getByText(ko['write.code.reviewTitle'])).toBeTruthy();
  expect(posts(page.calls)).toEqual([]);
});

test('LS-04 what was typed, stars and photos are there after a reload, also without the line in the address, and can be thrown away', async () => {
  const first = await show();
  fill();
  first.unmount();
  const again = await show({}, { at: '/review/new' });
  expect([title().value, body().value, star(4).checked]).toEqual(['새벽 항구', BODY, true]);
  expect(screen.getByText('쓰던 글을 가져왔어요.')).toBeTruthy();
  await again.user.click(screen.getByRole('button', { name: '새로 쓰기' }));
  expect([title().value, star(4).checked]).toEqual(['', false]);
});

test.each([
  ['the API is dead', refusal('SERVICE_UNAVAILABLE')],
  ['the session has ended', refusal('LOGIN_REQUIRED')],
  ['the day is full', refusal('REVIEW_DAILY_LIMIT', [10])],
])('LS-04 nothing that was typed is lost when %s', async (_, said) => {
  const page = await show({ 'POST /reviews': said });
  fill();
  await page.user.click(send());
  await waitFor(() => expect(page.shown.errors).toHaveLength(1));
  expect(body().value).toBe(BODY);
  page.unmount();
  await show();
  expect(body().value).toBe(BODY);
});

test('what the server says of a field stands at that field', async () => {
  const page = await show({ 'POST /reviews': refusal('VALIDATION_FAILED', [{ field: 'mediaKeys', code: 'media.v0004' }]) });
  fill();
  await page.user.click(send());
  expect(await screen.findByText(ko['write.code.mediaGone'])).toBeTruthy();
  expect(page.shown.errors).toEqual([]);
});

test('a review that another tab has sent is led to, and not sent twice', async () => {
  const page = await show({ 'POST /reviews': refusal('REVIEW_EXISTS') });
  fill();
  await page.user.click(send());
  await waitFor(() => expect(page.address()).toBe('/mypage/reviews/written'));
  expect(page.shown.toasts).toEqual(['이미 리뷰를 쓴 상품이에요']);
});

test('R-UGC-04 without a line the member chooses one that waits, and with none is told how one comes', async () => {
  const page = await show({ 'GET /mypage/reviews/writable': { items: [line], totalCount: 1, nextCursor: null } }, { at: '/review/new' });
  const link = await screen.findByRole('link', { name: '쓰기: 새벽 항구 리뷰' });
  expect(link.getAttribute('href')).toBe('/review/new?productCd=P0017&orderCd=H1&lineNo=1');
  page.unmount();
  await show({ 'GET /mypage/reviews/writable': { items: [], totalCount: 0, nextCursor: null } }, { at: '/review/new' });
  expect(await screen.findByText('리뷰를 쓸 상품이 없어요')).toBeTruthy();
});

test.each([
  ['REVIEW_UNCONFIRMED', '구매를 확정한 뒤에 쓸 수 있어요', '/mypage/confirm-purchase'],
  ['REVIEW_EXISTS', '이미 리뷰를 쓴 상품이에요', '/mypage/reviews/written'],
  ['REVIEW_LINE_NOT_FOUND', '찾으시는 주문 상품이 없어요', '/mypage/reviews/writable'],
] as const)('R-UGC-04 %s: why there can be no review, and the way on', async (name, said, to) => {
  await show({ 'GET /mypage/reviews/writable/:orderCd/:lineNo': refusal(name) });
  expect(screen.getByRole('heading', { level: 1, name: said })).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe(to);
});

describe('changing one’s own', () => {
  const mine = aReview({ isMine: true, canModify: true, likeCnt: 0, content: BODY, traits: { LASTING: 2 } });
  const modify = (review: typeof mine | ReturnType<typeof refusal<'REVIEW_NOT_FOUND'>>, more: RenderScreenOptions['endpoints'] = {}) =>
    show({ 'GET /reviews/:ugcCd': review, ...more }, { at: '/review/RV0001/modify', confirm: true });

  test('R-UGC-03 begins with what stands, is sent whole, and never mixes with the draft of a new one', async () => {
    const fresh = await show();
    fill('새 리뷰의 초안이에요. 서른 글자를 넘기려고 조금 더 길게 적어 두었어요.');
    fresh.unmount();
    const bodies: unknown[] = [];
    const page = await modify(mine, { 'PUT /reviews/:ugcCd': ({ body: sent }) => (bodies.push(sent), mine) });
    expect([body().value, star(5).checked]).toEqual([BODY, true]);
    fireEvent.change(title(), { target: { value: '고친 제목' } });
    await page.user.click(screen.getByRole('button', { name: '고치기' }));
    await waitFor(() => expect(page.address()).toBe('/mypage/reviews/written'));
    expect(bodies).toEqual([{ rating: 5, title: '고친 제목', content: BODY, traits: { LASTING: 2 }, mediaKeys: [] }]);
  });

  test('can be deleted after a question', async () => {
    const page = await modify(mine, { 'DELETE /reviews/:ugcCd': undefined });
    await page.user.click(screen.getByRole('button', { name: '지우기' }));
    await waitFor(() => expect(page.address()).toBe('/mypage/reviews/written'));
    expect(page.calls).toContain('DELETE /reviews/RV0001');
  });

  test('ST-REV-01 with likes or comments it stays, and the screen says why', async () => {
    await modify(aReview({ isMine: true, canModify: false }));
    expect(screen.getByRole('heading', { level: 1, name: '좋아요나 댓글이 있어 고칠 수 없어요' })).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('R-UGC-03 another member’s review cannot be opened, an unknown one is none', async () => {
    const page = await modify(aReview());
    expect(screen.getByRole('heading', { level: 1, name: '다른 사람의 내용이라 열 수 없어요.' })).toBeTruthy();
    page.unmount();
    await modify(refusal('REVIEW_NOT_FOUND'));
    expect(screen.getByRole('heading', { level: 1, name: '찾으시는 글이 없어요' })).toBeTruthy();
  });
});
