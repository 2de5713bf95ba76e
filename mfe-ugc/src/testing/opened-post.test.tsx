import { screen, waitFor, within } from '@testing-library/react';
import { refusal, renderScreen, type EndpointMocks, type RenderScreenOptions } from '@hyangro/testing';
import type { Comment } from '@hyangro/contracts/ugc/comment.contract';
import type { TalkAnswer } from '@hyangro/contracts/ugc/talk.contract';
import type { Post } from '../data/post.model';
import { SIGNED_IN, aComment, aModeration, aTalk, aVote, anAnswer } from './post.samples';
import { NOW, aFeed, aMedia, aReview, anAuthor, messages, stillPage } from './samples';
import ReviewsScreen from '../screens/reviews/reviews.screen';
import UgcScreen from '../screens/ugc/ugc.screen';

beforeEach(() => {
  stillPage();
  window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});
const nothing = { items: [], nextCursor: null };
const DETAIL = { REVIEW: 'GET /reviews/:ugcCd', FEED: 'GET /feeds/:ugcCd', TALK: 'GET /talks/:ugcCd' } as const;

/** The post at an address of its own, with what stands below it. */
const open = async (post: Post, endpoints: EndpointMocks = {}, options: Partial<RenderScreenOptions> = {}) => {
  const page = await renderScreen(post.kind === 'REVIEW' ? <ReviewsScreen /> : <UgcScreen />, {
    at: post.kind === 'REVIEW' ? `/reviews/${post.ugcCd}` : `/ugc/${post.ugcCd}`,
    messages,
    now: () => NOW,
    session: SIGNED_IN,
    endpoints: {
      'GET /ugc/:ugcCd': { ugcCd: post.ugcCd, kind: post.kind },
      [DETAIL[post.kind]]: post,
      'GET /ugc': nothing,
      'GET /reviews': { ...nothing, knowsMe: false },
      'GET /ugc/:ugcCd/comments': nothing,
      'GET /talks/:ugcCd/answers': nothing,
      ...endpoints,
    },
    ...options,
  });
  await waitFor(() => expect(page.services.queryClient.isFetching()).toBe(0));
  return page;
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string | RegExp) => screen.getByLabelText<HTMLTextAreaElement>(name);

test('a review is shown with its author, their skin and age, its stars, time, option and product', async () => {
  await open(aReview({ isEdited: true, locale: 'en' }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('새벽 항구 한 병');
  expect(screen.getByRole('link', { name: '수연에스' }).getAttribute('href')).toBe('/profile/M0005');
  for (const text of ['복합성 · 30대', '3일 전', '고친 글', '50ml', '영어']) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: /새벽 항구$/ }).getAttribute('href')).toBe('/product/P0017');
});

test('what a member who left wrote stands without a name and leads to no profile', async () => {
  await open(aFeed({ author: anAuthor({ nickname: '', skinType: null }) }));
  expect(screen.getByText('떠난 회원')).toBeTruthy();
  expect(document.querySelector('a[href^="/profile"]')).toBeNull();
});

test('an opened post shows its photos in the size that its room needs, the first at once; each tells which it is, of what and by whom, and opens whole', async () => {
  const files = ['A', 'B'].map((key) => `/media/ugc/${key}`);
  const media = files.map((file) =>
    aMedia({ url: `${file}/full.jpg`, listUrl: `${file}/list.jpg`, thumbUrl: `${file}/thumb.jpg`, width: 1600, height: 1200 }),
  );
  await open(aReview({ media }));
  const photos = screen.getAllByAltText<HTMLImageElement>(/사진/);
  expect(photos.map((photo) => [photo.alt, photo.getAttribute('loading')])).toEqual([
    ['수연에스님의 새벽 항구 사진 2장 중 1', 'eager'],
    ['수연에스님의 새벽 항구 사진 2장 중 2', 'lazy'],
  ]);
  expect(photos.map((photo) => photo.getAttribute('src'))).toEqual(files.map((file) => `${file}/list.jpg`));
  expect(photos.map((photo) => photo.closest('span')?.style.aspectRatio)).toEqual(['1600/1200', '1600/1200']);
});

test('a photo of a post without goods tells which it is and by whom', async () => {
  await open(aFeed({ media: [aMedia()], products: [] }));
  expect(screen.getByAltText('수연에스님의 사진 1장 중 1')).toBeTruthy();
});

test('goods of a feed are pinned where they are on the photo, and each leads to its page', async () => {
  const [product] = aFeed().products;
  const media = [aMedia({ url: '/media/shopper/P0001-u3-720.89a82939.webp' })];
  await open(aFeed({ media, products: product ? [{ ...product, pin: { mediaIndex: 0, x: 0.7, y: 0.25 } }] : [] }));
  const pin = screen.getAllByRole('link', { name: '로즈 판톰' })[0];
  expect([pin?.getAttribute('href'), pin?.style.left, pin?.style.top]).toEqual(['/product/P0001', '70%', '25%']);
});

test('a like turns at the press, and what the server counted stands in the end', async () => {
  let answer: (state: { isLiked: boolean; likeCnt: number }) => void = () => undefined;
  const { user, calls } = await open(aReview(), { 'PUT /ugc/:ugcCd/like': () => new Promise((resolve) => (answer = resolve)) });
  await user.click(button('도움돼요 26'));
  expect(button('도움돼요 27').getAttribute('aria-pressed')).toBe('true');
  answer({ isLiked: true, likeCnt: 31 });
  expect(await screen.findByRole('button', { name: '도움돼요 31', pressed: true })).toBeTruthy();
  expect(calls).toContain('PUT /ugc/RV0001/like');
});

test('a like that the server refuses turns back, and the reader is told why', async () => {
  const { user, shown } = await open(aReview(), { 'PUT /ugc/:ugcCd/like': refusal('UGC_NOT_FOUND') });
  await user.click(button('도움돼요 26'));
  await waitFor(() => expect(shown.errors).toHaveLength(1));
  expect(button('도움돼요 26').getAttribute('aria-pressed')).toBe('false');
});

test('a visitor who likes, comments or reports is sent to Login, and nothing is sent', async () => {
  const { user, shown, calls } = await open(aReview(), {}, { session: undefined });
  for (const name of ['도움돼요 26', '댓글 쓰기', '신고']) await user.click(button(name));
  expect(shown.loginTargets).toHaveLength(3);
  expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
});

test('nobody likes or reports their own: its author may change and delete it', async () => {
  const { user, shown, address } = await open(
    aReview({ isMine: true, canModify: true }),
    { 'DELETE /reviews/:ugcCd': undefined },
    { confirm: true },
  );
  for (const name of [/^도움돼요/, '신고', '이 회원 보지 않기']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.getByRole('link', { name: '고치기' }).getAttribute('href')).toBe('/review/RV0001/modify');
  await user.click(button('지우기'));
  await waitFor(() => expect(address()).toBe('/reviews'));
  expect(shown.toasts).toEqual(['글을 지웠어요.']);
});

test('a comment is written once; it stands at the end, is counted, and can be deleted by its author', async () => {
  let sent: unknown;
  const { user, calls } = await open(
    aReview({ commentCnt: 1 }),
    {
      'GET /ugc/:ugcCd/comments': { items: [aComment()], nextCursor: null },
      'POST /ugc/:ugcCd/comments': ({ body }): Comment => {
        sent = body;
        return aComment({ commentCd: 'CM2', text: '고마워요', isMine: true });
      },
      'DELETE /ugc/:ugcCd/comments/:commentCd': undefined,
    },
    { confirm: true },
  );
  await user.click(button('댓글 쓰기'));
  await user.type(await screen.findByLabelText('댓글'), ' 고마워요 ');
  await user.dblClick(button('남기기'));
  await screen.findByText('고마워요');
  expect(sent).toEqual({ text: '고마워요' });
  expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  expect(screen.getByRole('heading', { name: '댓글 2' })).toBeTruthy();
  expect(field('댓글').value).toBe('');
  await user.click(within(screen.getByText('고마워요').closest('article') as HTMLElement).getByRole('button', { name: '지우기' }));
  expect(await screen.findByRole('heading', { name: '댓글 1' })).toBeTruthy();
  expect(screen.queryByText('고마워요')).toBeNull();
});

test('an empty comment is refused at its field; one that was begun is still there after a look elsewhere', async () => {
  const first = await open(aReview());
  await first.user.click(button('댓글 쓰기'));
  await screen.findByLabelText('댓글');
  await first.user.click(button('남기기'));
  expect(await screen.findByText('댓글을 1자에서 300자로 적어 주세요.')).toBeTruthy();
  await first.user.type(field('댓글'), '아직 쓰는 중');
  first.unmount();
  await open(aReview(), {}, { after: first });
  expect((await screen.findByLabelText<HTMLTextAreaElement>('댓글')).value).toBe('아직 쓰는 중');
});

test('comments that cannot be loaded can be asked for again', async () => {
  let n = 0;
  const { user } = await open(aReview(), {
    'GET /ugc/:ugcCd/comments': () => (n++ === 0 ? refusal('UGC_NOT_FOUND') : { items: [aComment()], nextCursor: null }),
  });
  await user.click(await screen.findByRole('button', { name: '다시 불러오기' }));
  expect(await screen.findByText('저도 그랬어요')).toBeTruthy();
});

test('V-REV2 V-REV3 a report says why in 10 to 500 letters, and no more than 250 beside it; what is wrong stands at its field', async () => {
  const bodies: unknown[] = [];
  const { user, calls, shown } = await open(aReview(), {
    'POST /ugc/:ugcCd/report': ({ body }) => void bodies.push(body),
  });
  await user.click(button('신고'));
  const reason = await screen.findByLabelText<HTMLTextAreaElement>('신고 이유');
  const send = button('신고하기');
  const fill = async (element: HTMLElement, text: string) => {
    await user.clear(element);
    await user.click(element);
    await user.paste(text);
  };
  const message = field(/^전할 말/);
  for (const length of [9, 501]) {
    await fill(reason, '가'.repeat(length));
    await user.click(send);
    expect(await screen.findByText('신고 이유를 10자에서 500자로 적어 주세요.')).toBeTruthy();
  }
  await fill(reason, '가'.repeat(10));
  await fill(message, '나'.repeat(251));
  await user.click(send);
  expect(await screen.findByText('전할 말은 250자까지예요.')).toBeTruthy();
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  await fill(reason, '가'.repeat(500));
  await fill(message, '나'.repeat(250));
  await user.click(send);
  await waitFor(() => expect(shown.toasts).toEqual(['신고했어요. 살펴보고 알려 드릴게요.']));
  expect(bodies).toEqual([{ partCd: '', reason: '가'.repeat(500), message: '나'.repeat(250) }]);
});

test('V-REV2 a report that the server refuses keeps what was typed', async () => {
  const { user, shown } = await open(aReview(), { 'POST /ugc/:ugcCd/report': refusal('UGC_REPORTED') });
  await user.click(button('신고'));
  await user.type(await screen.findByLabelText('신고 이유'), '광고를 되풀이해서 올려요');
  await user.click(button('신고하기'));
  await waitFor(() => expect(shown.errors).toHaveLength(1));
  expect(field('신고 이유').value).toBe('광고를 되풀이해서 올려요');
});

test('a member that the reader blocks is out of sight: the list opens, and it is asked for anew', async () => {
  const { user, shown, address, calls } = await open(aReview(), { 'PUT /blocks/:targetMemCd': undefined }, { confirm: true });
  await user.click(button('이 회원 보지 않기'));
  await waitFor(() => expect(address()).toBe('/reviews'));
  expect([shown.confirms, shown.toasts]).toEqual([
    ['수연에스님의 글과 댓글을 앞으로 보지 않을까요?'],
    ['수연에스님의 글을 더는 보여 드리지 않을게요.'],
  ]);
  expect(calls).toContain('PUT /blocks/M0005');
});

test('its author reads why a post is out of sight, and asks once that it be looked at again', async () => {
  let post = aReview({ isMine: true, moderation: aModeration() });
  const { user, shown } = await open(post, {
    'GET /reviews/:ugcCd': () => post,
    'POST /ugc/:ugcCd/appeal': ({ body }) => {
      expect(body).toEqual({ partCd: '', text: '광고가 아니라 제가 산 상품이에요' });
      post = aReview({ isMine: true, moderation: aModeration({ mayAppeal: false, appealedAt: '2026-11-21T02:00:00Z' }) });
    },
  });
  expect(screen.getByRole('note').textContent).toContain('여러 회원이 신고해 잠시 가렸어요.');
  await user.click(button('다시 봐 달라고 하기'));
  await user.type(await screen.findByLabelText('다시 보아야 하는 까닭'), '짧아요');
  await user.click(button('보내기'));
  expect(await screen.findByText('까닭을 10자에서 500자로 적어 주세요.')).toBeTruthy();
  await user.clear(field('다시 보아야 하는 까닭'));
  await user.type(field('다시 보아야 하는 까닭'), '광고가 아니라 제가 산 상품이에요');
  await user.click(button('보내기'));
  expect(await screen.findByText('다시 봐 달라는 요청을 받았어요.')).toBeTruthy();
  expect(shown.toasts).toEqual(['보냈어요. 다시 살펴볼게요.']);
});

test('P-06 only the author of a question sees a button to adopt an answer; adopted it stands framed and first, and the button is gone', async () => {
  const answers = { items: [anAnswer(), anAnswer({ answerCd: 'AN2', text: '백단도 좋아요' })], nextCursor: null };
  const other = await open(aTalk(), { 'GET /talks/:ugcCd/answers': answers });
  expect(await screen.findByText('백단도 좋아요')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '채택하기' })).toBeNull();
  other.unmount();

  const mine = aTalk({ isMine: true, canAdopt: true });
  const { user, shown, calls } = await open(
    mine,
    {
      'GET /talks/:ugcCd/answers': answers,
      'PUT /talks/:ugcCd/adopted': {
        ...mine,
        canAdopt: false,
        isLocked: true,
        adopted: anAnswer({ answerCd: 'AN2', text: '백단도 좋아요', isAdopted: true }),
      },
    },
    { confirm: true },
  );
  await user.click((await screen.findAllByRole('button', { name: '채택하기' }))[1] as HTMLElement);
  await waitFor(() => expect(shown.toasts).toEqual(['답변을 채택했어요.']));
  expect(calls).toContain('PUT /talks/TK0001/adopted');
  expect(screen.queryByRole('button', { name: '채택하기' })).toBeNull();
  expect(
    screen
      .getAllByRole('article')
      .map((article) => article.getAttribute('aria-label'))
      .filter(Boolean),
  ).toHaveLength(2);
  expect(screen.getByText('채택')).toBeTruthy();
});

test('P-07 nobody votes on their own: its author sees how the vote stands, and no button', async () => {
  await open(aVote({ isMine: true }, { canVote: false }));
  expect(screen.queryByRole('button', { name: /에 투표$/ })).toBeNull();
  expect(screen.getByText('67% · 2명')).toBeTruthy();
});

test('a vote counts once; how it stands is told after it', async () => {
  const post = aVote();
  const { user, shown } = await open(post, {
    'PUT /talks/:ugcCd/vote': aVote(
      {},
      {
        options: [
          { productCd: post.products[0]!.productCd, voteCnt: 2 },
          { productCd: post.products[1]!.productCd, voteCnt: 2 },
        ],
        totalCnt: 4,
        myProductCd: post.products[0]!.productCd,
        canVote: false,
      },
    ),
  });
  expect(screen.queryByText(/%/)).toBeNull();
  await user.click(button('향수 1에 투표'));
  expect(await screen.findAllByText('50% · 2명')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /에 투표$/ })).toBeNull();
  expect(shown.toasts).toEqual(['투표했어요.']);
});

test('a question is answered below it', async () => {
  const { user, calls } = await open(aTalk({ answerCnt: 0 }), { 'POST /talks/:ugcCd/answers': anAnswer({ isMine: true }) });
  await user.click(button('답변하기'));
  await user.type(await screen.findByLabelText('답변'), '음');
  await user.click(button('답변 남기기'));
  expect(await screen.findByText('답변을 2자에서 500자로 적어 주세요.')).toBeTruthy();
  await user.type(field('답변'), ' 새벽 항구요');
  await user.click(button('답변 남기기'));
  await waitFor(() => expect(calls.filter((call) => call === 'GET /talks/TK0001/answers?limit=20')).toHaveLength(2));
  expect(screen.getByRole('heading', { name: '답변 1' })).toBeTruthy();
});

test('who answered changes their words, which stay with the feed they show, or lets them be; adopted they stay as they are', async () => {
  const bodies: unknown[] = [];
  const feed = { ugcCd: 'FD0001', text: '주말 화장대', imgUrl: '/media/ugc/G1/thumb.jpg' } as TalkAnswer['feed'];
  const mine = anAnswer({ isMine: true, canModify: true, feed });
  let now = mine;
  const { user, unmount } = await open(aTalk({ answerCnt: 1 }), {
    'GET /talks/:ugcCd/answers': () => ({ items: [now], nextCursor: null }),
    'PUT /talks/:ugcCd/answers/:answerCd': ({ body }) => {
      bodies.push(body);
      now = { ...mine, text: '백단을 권해요.', isEdited: true };
      return now;
    },
  });
  const shown = await screen.findByRole('link', { name: /주말 화장대$/ });
  expect(shown.getAttribute('href')).toBe('/feeds/FD0001');
  await user.click(button('고치기'));
  expect((await screen.findByLabelText<HTMLTextAreaElement>('답변 고치기')).value).toBe('새벽 항구를 권해요.');
  await user.type(field('답변 고치기'), ' 꼭');
  await user.click(button('그만두기'));
  expect(screen.queryByLabelText('답변 고치기')).toBeNull();
  expect(document.activeElement).toBe(button('고치기'));
  await user.click(button('고치기'));
  await user.clear(await screen.findByLabelText('답변 고치기'));
  await user.type(field('답변 고치기'), '백');
  await user.click(within(field('답변 고치기').closest('form') as HTMLElement).getByRole('button', { name: '고치기' }));
  expect(await screen.findByText('답변을 2자에서 500자로 적어 주세요.')).toBeTruthy();
  expect(bodies).toEqual([]);
  await user.type(field('답변 고치기'), '단을 권해요.');
  await user.click(within(field('답변 고치기').closest('form') as HTMLElement).getByRole('button', { name: '고치기' }));
  expect(await screen.findByText('백단을 권해요.')).toBeTruthy();
  expect(bodies).toEqual([{ text: '백단을 권해요.', feedCd: 'FD0001' }]);
  expect(screen.getByText('고친 글')).toBeTruthy();
  unmount();

  const adopted = { ...mine, isAdopted: true, canModify: false };
  await open(aTalk({ answerCnt: 1, isLocked: true, adopted }), { 'GET /talks/:ugcCd/answers': { items: [adopted], nextCursor: null } });
  expect(screen.getByRole('link', { name: /주말 화장대$/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '고치기' })).toBeNull();
  expect(screen.queryByRole('button', { name: '지우기' })).toBeNull();
});

test('an answer that only its author sees says why, and takes their appeal', async () => {
  const hidden = anAnswer({ isMine: true, canModify: true, moderation: aModeration() });
  const { user, calls } = await open(aTalk({ answerCnt: 0 }), {
    'GET /talks/:ugcCd/answers': { items: [hidden], nextCursor: null },
    'POST /ugc/:ugcCd/appeal': undefined,
  });
  await user.click(await screen.findByRole('button', { name: '다시 봐 달라고 하기' }));
  await user.type(await screen.findByLabelText('다시 보아야 하는 까닭'), '제가 쓴 말이 아니라 상품 설명이에요.');
  await user.click(button('보내기'));
  await waitFor(() => expect(calls).toContain('POST /ugc/TK0001/appeal'));
});

test('a post is given on by the one address that it has', async () => {
  const writeText = jest.fn(async () => undefined);
  const { user } = await open(aFeed());
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await user.click(button('공유'));
  expect(writeText).toHaveBeenCalledWith('http://localhost/feeds/FD0001');
});
