import { screen, waitFor, within } from '@testing-library/react';
import { refusal, renderScreen, type EndpointMocks, type RenderScreenOptions } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import {
  aFolder,
  aMyProduct,
  aRestock,
  aWishlist,
  aWishlistItem,
  restocks,
  someFolders,
  TWO_SIZES,
} from '../../testing/my-products.samples';
import MyProductsScreen from './my-products.screen';

const LIKED = aWishlist(
  aWishlistItem('P1', { folderCd: 'WF1' }),
  aWishlistItem('P2', { options: TWO_SIZES }),
  aWishlistItem('P3', { state: 'SOLD_OUT' }),
  aWishlistItem('P4', { state: 'GONE' }),
);
const open = (at: string, endpoints: EndpointMocks = {}, options: Omit<RenderScreenOptions, 'endpoints'> = {}) =>
  renderScreen(<MyProductsScreen />, {
    at: `/mypage/products${at}`,
    messages: { mypage: ko },
    session: { isLogin: true, member: null },
    endpoints: { 'GET /wishlist': LIKED, 'GET /wishlist/folders': someFolders(aFolder()), ...endpoints },
    ...options,
  });
/** An answer that a second press comes before. */
const later = <T,>(answer: T) => new Promise<T>((resolve) => void setTimeout(resolve, 50, answer));
const row = (n: number) => within(screen.getAllByRole('article')[n] as HTMLElement);
beforeEach(() => localStorage.clear());

describe('the wishlist', () => {
  test('R-MY-02 what can be bought has a button, what is sold out or gone says so; what is gone leads nowhere', async () => {
    await open('');
    const states = screen
      .getAllByRole('article')
      .map((_, n) => [
        row(n).queryByRole('button', { name: /장바구니에 담기/ }) !== null,
        row(n).queryByText('품절') !== null,
        row(n).queryByText('판매가 끝났어요') !== null,
        row(n).queryByRole('link')?.getAttribute('href') ?? null,
      ]);
    expect(states).toEqual([
      [true, false, false, '/product/P1'],
      [true, false, false, '/product/P2'],
      [false, true, false, '/product/P3'],
      [false, false, true, null],
    ]);
  });

  test('R-MY-02 a press puts one piece into the cart, tells the header, and leads there', async () => {
    const bodies: unknown[] = [];
    const { user, shown, services } = await open('', {
      'POST /cart/items': ({ body }) => (bodies.push(body), later({ count: 4, isMerged: false })),
    });
    const counts: unknown[] = [];
    services.events.subscribe('cart:changed', ({ count }) => counts.push(count));
    await user.dblClick(row(0).getByRole('button', { name: '향수 P1 장바구니에 담기' }));
    await waitFor(() => expect(shown.toasts).toEqual(['장바구니에 담았어요']));
    expect([bodies, counts, shown.toastAction]).toEqual([
      [{ productCd: 'P1', optionCd: null, quantity: 1 }],
      [4],
      { label: '장바구니 보기', to: '/order/cart' },
    ]);
  });

  test('R-MY-02 goods with options ask for one first, and what is sold out cannot be chosen', async () => {
    const bodies: unknown[] = [];
    const { user } = await open('', { 'POST /cart/items': ({ body }) => (bodies.push(body), { count: 1, isMerged: true }) });
    await user.click(row(1).getByRole('button', { name: /담기/ }));
    expect([row(1).getByText('옵션을 골라 주세요') !== null, bodies]).toEqual([true, []]);
    const choice = row(1).getByLabelText('향수 P2 옵션');
    expect(within(choice).getByRole<HTMLOptionElement>('option', { name: /50ml .*품절/ }).disabled).toBe(true);
    await user.selectOptions(choice, 'P2-01');
    await user.click(row(1).getByRole('button', { name: /담기/ }));
    expect(bodies).toEqual([{ productCd: 'P2', optionCd: 'P2-01', quantity: 1 }]);
  });

  test('R-MY-02 goods that were sold out meanwhile are told the shop’s way, and the list is looked at again', async () => {
    const { user, shown, calls } = await open('', { 'POST /cart/items': refusal('ORDER_NO_STOCK', ['향수 P1', 0]) });
    await user.click(row(0).getByRole('button', { name: /담기/ }));
    await waitFor(() => expect(shown.errors).toHaveLength(1));
    await waitFor(() => expect(calls.filter((call) => call === 'GET /wishlist')).toHaveLength(2));
  });

  test('R-MY-02 the heart takes a product off the list, also one that is gone', async () => {
    const { user, calls } = await open('', { 'PUT /product/:productCd/like': { isZzim: false } });
    await user.click(row(3).getByRole('button', { name: '향수 P4 찜' }));
    await waitFor(() => expect(calls).toContain('PUT /product/P4/like'));
  });

  test('R-MY-02 a folder has its address and shows its own; a product goes into one, and out', async () => {
    const bodies: unknown[] = [];
    const { user, calls } = await open('?folder=WF1', {
      'GET /wishlist': ({ query }) => aWishlist(aWishlistItem(query.get('folderCd') === 'WF1' ? 'IN' : 'ALL', { folderCd: 'WF1' })),
      'PUT /wishlist/products/:productCd/folder': ({ body }) => (bodies.push(body), undefined),
    });
    const folders = within(screen.getByRole('navigation', { name: '찜 폴더' }));
    expect(folders.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['전체 2', '/mypage/products'],
      ['선물 1', '/mypage/products?folder=WF1'],
    ]);
    expect(calls).toContain('GET /wishlist?folderCd=WF1');
    await user.selectOptions(screen.getByLabelText('향수 IN 폴더'), '');
    expect(bodies).toEqual([{ folderCd: null }]);
  });

  test('R-MY-02 a new folder is made once and shown; its list says how it is filled', async () => {
    const bodies: unknown[] = [];
    let folders = someFolders();
    const { user, address } = await open('', {
      'GET /wishlist': ({ query }) => (query.get('folderCd') ? aWishlist() : LIKED),
      'GET /wishlist/folders': () => folders,
      'POST /wishlist/folders': ({ body }) => {
        bodies.push(body);
        folders = someFolders(aFolder({ folderCd: 'WF9', name: '여행', count: 0 }));
        return aFolder({ folderCd: 'WF9', name: '여행' });
      },
    });
    await user.click(screen.getByRole('button', { name: '새 폴더' }));
    await user.type(await screen.findByLabelText('폴더 이름'), ' 여행 ');
    await user.click(screen.getByRole('button', { name: '저장' }));
    await waitFor(() => expect(address()).toBe('/mypage/products?folder=WF9'));
    expect(bodies).toEqual([{ name: '여행' }]);
    expect(await screen.findByText(ko['mine.emptyFolder'])).toBeTruthy();
  });

  test.each([
    ['an empty name', ' ', undefined, '꼭 적어야 하는 칸이에요.'],
    ['a long name', '가'.repeat(21), undefined, '20자까지 적을 수 있어요.'],
    ['a name that is there', '선물', refusal('WISHLIST_FOLDER_TAKEN', []), ko['folder.nameTaken']],
    ['one folder too many', '선물', refusal('WISHLIST_FOLDER_LIMIT', [20]), '폴더는 20개까지 만들 수 있어요'],
  ])('R-MY-02 %s is told at its field, and what was typed stays', async (_, typed, answer, words) => {
    const { user } = await open('', answer && { 'POST /wishlist/folders': answer });
    await user.click(screen.getByRole('button', { name: '새 폴더' }));
    const field = await screen.findByLabelText<HTMLInputElement>('폴더 이름');
    await user.type(field, typed);
    await user.click(screen.getByRole('button', { name: '저장' }));
    expect(await screen.findByText(words)).toBeTruthy();
    expect([field.value, field.getAttribute('aria-invalid'), document.activeElement]).toEqual([typed, 'true', field]);
  });

  test('R-MY-02 a folder is given on by its link, named anew, and closed again', async () => {
    const shared: unknown[] = [];
    Object.assign(navigator, { share: async (data: unknown) => void shared.push(data) });
    let folder = aFolder();
    const { user, shown } = await open('?folder=WF1', {
      'GET /wishlist/folders': () => someFolders(folder),
      'PUT /wishlist/folders/:folderCd/share': () => {
        folder = aFolder({ shareToken: 'WF1.sign' });
        return { shareToken: 'WF1.sign' };
      },
      'DELETE /wishlist/folders/:folderCd/share': () => {
        folder = aFolder();
      },
    });
    expect(screen.getByText(ko['folder.isOwn'])).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '링크로 나누기' }));
    expect(await screen.findByText(ko['folder.isShared'])).toBeTruthy();
    expect(shared).toEqual([{ title: '향로에서 모은 ‘선물’', url: `${window.location.origin}/wishlist/WF1.sign` }]);
    await user.click(screen.getByRole('button', { name: '나누기 끝내기' }));
    expect(await screen.findByText(ko['folder.isOwn'])).toBeTruthy();
    expect(shown.toasts).toEqual([ko['folder.closed']]);
    Reflect.deleteProperty(navigator, 'share');
  });

  test('R-MY-02 a folder is removed after a question, its products stay', async () => {
    const { user, shown, address, calls } = await open(
      '?folder=WF1',
      { 'DELETE /wishlist/folders/:folderCd': undefined as never },
      { confirm: true },
    );
    await user.click(screen.getByRole('button', { name: '폴더 삭제' }));
    await waitFor(() => expect(address()).toBe('/mypage/products'));
    expect([shown.confirms, calls.includes('DELETE /wishlist/folders/WF1')]).toEqual([
      ['‘선물’ 폴더를 삭제할까요? 찜한 상품은 그대로 남아요.'],
      true,
    ]);
  });

  test('R-MY-02 who likes nothing hears how it is done', async () => {
    await open('', { 'GET /wishlist': aWishlist(), 'GET /wishlist/folders': { totalCount: 0, folders: [] } });
    expect(screen.getByText(ko['mine.emptyZzim'])).toBeTruthy();
    expect(screen.getByRole('link', { name: '쇼핑하러 가기' }).getAttribute('href')).toBe('/');
  });
});

describe('what was seen', () => {
  const see = (...codes: string[]) => {
    localStorage.setItem('recentProducts', JSON.stringify(codes));
    const infos = codes.map((productCd) => ({ productCd, brandNm: '', productNm: '', imgMainUrl: '', salePrice: 1, discountRate: 0 }));
    localStorage.setItem('recentProductsInfo', JSON.stringify(infos));
  };
  const current: EndpointMocks = {
    'GET /product/current': ({ query }) =>
      query.getAll('productCds').map((code) => aMyProduct(code, code === 'P8' ? { state: 'GONE' } : {})),
  };

  test('R-MY-02 LS-02 it stands newest first, as it is now, and one is taken off in this browser', async () => {
    see('P9', 'P8', 'P7');
    const { user, calls } = await open('?tab=recent', current);
    expect(calls).toEqual(['GET /product/current?productCds=P9&productCds=P8&productCds=P7']);
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect([row(1).getByText('판매가 끝났어요') !== null, row(0).getByRole('button', { name: /담기/ }) !== null]).toEqual([true, true]);
    await user.click(screen.getByRole('button', { name: '향수 P8 목록에서 빼기' }));
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(JSON.parse(localStorage.getItem('recentProducts') ?? '')).toEqual(['P9', 'P7']);
    expect(JSON.parse(localStorage.getItem('recentProductsInfo') ?? '')).toHaveLength(2);
  });

  test('R-MY-02 all of it is forgotten after a question', async () => {
    see('P9', 'P7');
    const { user } = await open('?tab=recent', current, { confirm: true });
    await user.click(screen.getByRole('button', { name: '모두 지우기' }));
    expect(await screen.findByText(ko['mine.emptyRecent'])).toBeTruthy();
    expect(localStorage.getItem('recentProducts')).toBe('[]');
  });

  test('R-MY-02 who saw nothing hears so', async () => {
    await open('?tab=recent', { 'GET /product/current': [] });
    expect(screen.getByText(ko['mine.emptyRecent'])).toBeTruthy();
  });
});

describe('what is waited for', () => {
  const history: EndpointMocks = {
    'GET /mypage/restocks/history': restocks(
      aRestock('1', { optionCd: 'P2-02' as never, product: aMyProduct('R1', { state: 'ON_SALE', options: TWO_SIZES }) }),
      aRestock('2', { state: 'TOLD', toldAt: '2026-11-22T03:00:00.000Z', product: aMyProduct('R2') }),
      aRestock('3', { state: 'EXPIRED' }),
    ),
  };

  test('R-MY-02 each request says its state and day; what is back can be bought, an option that is not is not offered', async () => {
    await open('?tab=restock', history);
    expect(screen.getAllByRole('article').map((each) => each.textContent)).toEqual([
      expect.stringContaining('50ml기다리는 중 2027.02.20까지'),
      expect.stringContaining('알려 드렸어요 2026.11.22에 들어왔어요'),
      expect.stringContaining('기간이 끝났어요 2027.02.20에 끝났어요'),
    ]);
    expect([0, 1, 2].map((n) => row(n).queryByRole('button', { name: /담기/ }) !== null)).toEqual([false, true, false]);
  });

  test('R-MY-02 ST-RST-01 a request is cancelled with a press, and all that shows it hears', async () => {
    const { user, shown, calls, services } = await open('?tab=restock', {
      ...history,
      'DELETE /product/:productCd/restock': undefined as never,
    });
    const heard: unknown[] = [];
    services.events.subscribe('restock:changed', (news) => heard.push(news));
    await user.click(screen.getByRole('button', { name: '향수 R1 알림 취소' }));
    await waitFor(() => expect(shown.toasts).toEqual([ko['restock.released']]));
    expect([heard, calls.includes('DELETE /product/R1/restock')]).toEqual([[{ productCd: 'R1', isRequested: false }], true]);
  });

  test('R-MY-02 ST-RST-02 R-OTH-21 in the app what is over is asked for anew; on the web the same button leads to the app and asks nothing', async () => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    const web = await open('?tab=restock', history, { storeUrl: 'https://store.example/hyangro' });
    await web.user.click(screen.getByRole('button', { name: '향수 R3 알림 다시 신청' }));
    const sheet = within(await screen.findByRole('dialog', { name: '재입고 알림' }));
    expect(sheet.getByText('이 기능은 앱에서 쓸 수 있어요.')).toBeTruthy();
    await web.user.click(sheet.getByRole('button', { name: '앱 열기' }));
    expect(opened).toHaveBeenCalledWith('https://store.example/hyangro', '_blank', 'noopener');
    expect(web.calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
    opened.mockRestore();
    web.unmount();
    const { user, shown } = await open(
      '?tab=restock',
      {
        ...history,
        'PUT /product/:productCd/restock': {
          productCd: 'R3' as never,
          optionCd: null,
          requestedAt: '2027-03-01T03:00:00.000Z',
          expiresAt: '2027-06-01T03:00:00.000Z',
        },
      },
      { isApp: true },
    );
    await user.click(screen.getByRole('button', { name: '향수 R3 알림 다시 신청' }));
    await waitFor(() => expect(shown.toasts).toEqual(['들어오면 알려 드릴게요. 3개월 동안 기다려요']));
  });

  test('R-MY-02 who waits for nothing hears how it is done', async () => {
    await open('?tab=restock', { 'GET /mypage/restocks/history': restocks() });
    expect(screen.getByText(ko['restock.empty'])).toBeTruthy();
  });
});
