import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { MemberDetails } from '@hyangro/contracts/session/session.contract';
import type { Talk } from '@hyangro/contracts/ugc/talk.contract';
import { refusal, renderScreen, type RenderScreenOptions } from '@hyangro/testing';
import { aFeed, messages } from '../../testing/samples';
import TalkFormScreen from './talk-form.screen';

const session = { isLogin: true, member: { memCd: 'M1' } as MemberDetails };
const goods = (n: number) => ({
  productCd: `P${n}` as never,
  brandNm: '오렐르',
  productNm: `향수 ${n}`,
  imgMainUrl: '/media/product/P1.webp',
});
const { text: _, products: __, kind: ___, ...marks } = aFeed();
const aTalk = (over: Partial<Talk> = {}): Talk => ({
  ...marks,
  ugcCd: 'TK0001',
  kind: 'TALK',
  talkType: 'QUESTION',
  title: '겨울에 어울릴까요?',
  text: '',
  products: [],
  vote: null,
  answerCnt: 0,
  adopted: null,
  canAdopt: false,
  ...over,
});
const keep = (values: object) =>
  window.localStorage.setItem(
    'savedTalk',
    JSON.stringify({ memCd: 'M1', drafts: [{ draftCd: 'd', slot: 'new', values, attempt: '' }], ended: [] }),
  );
const show = (endpoints: RenderScreenOptions['endpoints'] = {}, options: RenderScreenOptions = {}) =>
  renderScreen(<TalkFormScreen />, { at: '/talk/new', messages, session, ...options, endpoints });
const title = () => screen.getByLabelText<HTMLInputElement>('제목');
const send = () => screen.getByRole('button', { name: '이야기 올리기' });
const posts = (calls: string[]) => calls.filter((call) => /^(POST|PUT)/.test(call));

beforeEach(() => window.localStorage.clear());

test('R-UGC-09 a question needs a title and nothing more; it is sent once and its page opens', async () => {
  const bodies: unknown[] = [];
  const page = await show({ 'POST /talks': ({ body }) => (bodies.push(body), aTalk()) });
  await page.user.click(send());
  expect(await screen.findByText('제목을 적어 주세요.')).toBeTruthy();
  fireEvent.change(title(), { target: { value: '겨울에 어울릴까요?' } });
  await page.user.dblClick(send());
  await waitFor(() => expect(page.address()).toBe('/ugc/TK0001'));
  expect(bodies).toEqual([{ talkType: 'QUESTION', title: '겨울에 어울릴까요?', text: '', productCds: [], mediaKeys: [] }]);
});

test.each([
  [1, '투표할 상품을 2개에서 4개 골라 주세요.'],
  [5, '상품은 4개까지 고를 수 있어요.'],
])('V-VT1 a vote between %i products is refused at them', async (count, said) => {
  keep({ talkType: 'VOTE', title: '어느 쪽이 좋을까요', text: '', products: Array.from({ length: count }, (_, n) => goods(n)), media: [] });
  const page = await show();
  await page.user.click(send());
  expect(await screen.findByText(said)).toBeTruthy();
  expect(posts(page.calls)).toEqual([]);
});

test.each([2, 4])('V-VT1 a vote between %i products goes through', async (count) => {
  keep({ talkType: 'VOTE', title: '어느 쪽이 좋을까요', text: '', products: Array.from({ length: count }, (_, n) => goods(n)), media: [] });
  const page = await show({ 'POST /talks': aTalk({ talkType: 'VOTE' }) });
  await page.user.click(send());
  await waitFor(() => expect(posts(page.calls)).toEqual(['POST /talks']));
});

test('LS-06 kind, words and products are there after a reload, and after a failure', async () => {
  keep({ talkType: 'VOTE', title: '어느 쪽', text: '', products: [goods(1), goods(2)], media: [] });
  const page = await show({ 'POST /talks': refusal('SERVICE_UNAVAILABLE') });
  fireEvent.change(title(), { target: { value: '어느 쪽이 좋을까요' } });
  await page.user.click(send());
  await waitFor(() => expect(page.shown.errors).toHaveLength(1));
  page.unmount();
  await show();
  expect([title().value, screen.getByRole<HTMLInputElement>('radio', { name: /투표/ }).checked]).toEqual(['어느 쪽이 좋을까요', true]);
  expect(screen.getAllByRole('button', { name: /빼기/ })).toHaveLength(2);
});

describe('changing one’s own', () => {
  const modify = (talk: Talk | ReturnType<typeof refusal<'TALK_NOT_FOUND'>>, more: RenderScreenOptions['endpoints'] = {}) =>
    show({ 'GET /talks/:ugcCd': talk, ...more }, { at: '/talk/TK0001/modify' });

  test('R-UGC-08 the kind stays, and once somebody has voted the products too', async () => {
    const vote = {
      options: [1, 2].map((n) => ({ productCd: goods(n).productCd, voteCnt: 1 })),
      totalCnt: 2,
      myProductCd: null,
      canVote: false,
    };
    const bodies: unknown[] = [];
    const talk = aTalk({ isMine: true, canModify: true, talkType: 'VOTE', products: [goods(1), goods(2)], vote });
    const page = await modify(talk, { 'PUT /talks/:ugcCd': ({ body }) => (bodies.push(body), talk) });
    expect(screen.getAllByRole<HTMLInputElement>('radio').every(({ disabled }) => disabled)).toBe(true);
    expect(screen.getByText('투표가 시작되어 상품은 바꿀 수 없어요.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /빼기/ })).toBeNull();
    fireEvent.change(title(), { target: { value: '고친 제목' } });
    await page.user.click(screen.getByRole('button', { name: '고치기' }));
    await waitFor(() => expect(page.address()).toBe('/ugc/TK0001'));
    expect(bodies).toEqual([{ talkType: 'VOTE', title: '고친 제목', text: '', productCds: ['P1', 'P2'], mediaKeys: [] }]);
  });

  test('R-UGC-08 once an answer is adopted it stays, another member’s cannot be opened, an unknown one is none', async () => {
    const page = await modify(aTalk({ isMine: true, isLocked: true }));
    expect(screen.getByRole('heading', { level: 1, name: '채택된 글이라 고칠 수 없어요' })).toBeTruthy();
    page.unmount();
    const other = await modify(aTalk());
    expect(screen.getByRole('heading', { level: 1, name: '다른 사람의 내용이라 열 수 없어요.' })).toBeTruthy();
    other.unmount();
    await modify(refusal('TALK_NOT_FOUND'));
    expect(screen.getByRole('heading', { level: 1, name: '찾으시는 글이 없어요' })).toBeTruthy();
  });
});
