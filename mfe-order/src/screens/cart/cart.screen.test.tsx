import { Activity, Component, useState, type ReactNode } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import { orderCd } from '@hyangro/contracts/kit/schemas';
import { refusal, renderScreen, type EndpointMocks } from '@hyangro/testing';
import { withQuantity, withSelection, withoutItems } from '../../data/cart.model';
import ko from '../../../locales/ko.json';
import { SIGNED_IN, aCart, aCartItem, messages } from '../../testing/samples';
import CartScreen from './cart.screen';

const show = (endpoints: EndpointMocks) => renderScreen(<CartScreen />, { at: '/order/cart', endpoints, messages, session: SIGNED_IN });
const pieces = () => screen.getByRole<HTMLInputElement>('spinbutton').value;

test('R-ORD-01 an empty cart leads on to the shop', async () => {
  await show({ 'GET /cart/items': aCart([]) });
  expect(screen.getByText('장바구니가 비어 있어요')).toBeTruthy();
  expect(screen.getByRole('link', { name: '둘러보기' }).getAttribute('href')).toBe('/');
});

test('V-CN2 the cart tells whose parcels go to China what is missing, before an order is placed', async () => {
  await show({ 'GET /cart/items': aCart([aCartItem()], { warnings: [{ messageCode: 'order.a0011', args: [] }] }) });
  expect(screen.getByText(ko['warning.chinaClosed'])).toBeTruthy();
});

test('R-ORD-01 sold-out goods cannot be chosen or counted, only removed', async () => {
  await show({ 'GET /cart/items': aCart([aCartItem(), aCartItem({ cartItemCd: 'X', productNm: '사라진 향', stockCnt: 0 })]) });
  const sunk = screen.getByRole('heading', { name: '품절된 상품 1' }).closest('section') as HTMLElement;
  expect(within(sunk).getByText('SOLD OUT')).toBeTruthy();
  expect(within(sunk).queryByRole('checkbox')).toBeNull();
  expect(within(sunk).queryByRole('spinbutton')).toBeNull();
  expect(within(sunk).getByRole('button', { name: '오렐르 사라진 향 빼기' })).toBeTruthy();
});

test('R-ORD-01 one more piece is told to the server and to the other remotes', async () => {
  const { user, calls, services } = await show({
    'GET /cart/items': aCart(),
    'PATCH /cart/items/:cartItemCd': ({ body }) => withQuantity(aCart(), 'CI1', (body as { quantity: number }).quantity),
  });
  const told: number[] = [];
  services.events.subscribe('cart:changed', ({ count }) => told.push(count));
  await user.click(screen.getByRole('button', { name: /하나 늘리기/ }));
  await waitFor(() => expect(told).toEqual([1]));
  expect(calls).toContain('PATCH /cart/items/CI1');
  expect(pieces()).toBe('2');
});

test('R-ORD-01 a quantity the stock cannot give goes back', async () => {
  const { user, shown } = await show({
    'GET /cart/items': aCart(),
    'PATCH /cart/items/:cartItemCd': refusal('ORDER_NO_STOCK', ['로즈 판톰', 1]),
  });
  await user.click(screen.getByRole('button', { name: /하나 늘리기/ }));
  await waitFor(() => expect(shown.errors).toHaveLength(1));
  await waitFor(() => expect(pieces()).toBe('1'));
});

test('V-CORP1 V-FP1 what checkout would refuse is said in the cart', async () => {
  await show({
    'GET /cart/items': aCart(undefined, {
      warnings: [
        { messageCode: 'order.a0021', args: [300_000] },
        { messageCode: 'order.a0008', args: [] },
        { messageCode: 'future.code', args: [] },
      ],
    }),
  });
  expect(screen.getByText('법인 회원은 300,000원 ($230.77)부터 주문할 수 있어요.')).toBeTruthy();
  expect(screen.getByText(ko['warning.firstPurchaseOne'])).toBeTruthy();
});

test('R-ORD-01 K-SHIP the cart tells how much is missing to free delivery', async () => {
  await show({
    'GET /cart/items': aCart(undefined, { amounts: { ...aCart().amounts, toFreeShipping: 17_000, shipping: 4_000, payment: 57_000 } }),
  });
  expect(screen.getByText('17,000원 ($13.08) 더 담으면 무료배송이에요')).toBeTruthy();
  expect(screen.getByRole('button', { name: '57,000원 ($43.85) 주문하기' })).toBeTruthy();
});

test('R-ORD-01 a double press on the order button places one order of the chosen lines', async () => {
  const bodies: unknown[] = [];
  const { address } = await show({
    'GET /cart/items': aCart([aCartItem(), aCartItem({ cartItemCd: 'CI2', isSelected: false })]),
    'POST /orders': async ({ body, headers }) => {
      bodies.push(body, headers.get('idempotency-key'));
      return { orderCd: orderCd.parse('O7') };
    },
  });
  const button = screen.getByRole('button', { name: '87,040원 ($66.95) 주문하기' });
  await act(async () => {
    button.click();
    button.click();
  });
  await waitFor(() => expect(address()).toBe('/order/payment/O7'));
  expect(bodies).toEqual([{ cartItemCds: ['CI1'] }, expect.any(String)]);
});

test('R-ORD-01 unticking a line takes it out of the sum, ticking it brings it back', async () => {
  const cart = aCart([aCartItem(), aCartItem({ cartItemCd: 'CI2', productNm: '피그', salePrice: 30_000 })]);
  const sums = { true: 117_040, false: 87_040 };
  const bodies: unknown[] = [];
  const { user, calls } = await show({
    'GET /cart/items': { ...cart, amounts: { ...cart.amounts, payment: sums.true } },
    'PATCH /cart/items/:cartItemCd': ({ params, body }) => {
      bodies.push(body);
      const { isSelected } = body as { isSelected: boolean };
      const payment = sums[`${isSelected}`];
      return { ...withSelection(cart, isSelected, params.cartItemCd), amounts: { ...cart.amounts, payment } };
    },
  });
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: '오렐르 피그 선택' });
  await user.click(box());
  expect(await screen.findByRole('button', { name: '87,040원 ($66.95) 주문하기' })).toBeTruthy();
  expect(box().checked).toBe(false);
  await user.click(box());
  expect(await screen.findByRole('button', { name: '117,040원 ($90.03) 주문하기' })).toBeTruthy();
  expect(box().checked).toBe(true);
  expect(calls.filter((call) => call.startsWith('PATCH'))).toEqual(['PATCH /cart/items/CI2', 'PATCH /cart/items/CI2']);
  expect(bodies).toEqual([{ isSelected: false }, { isSelected: true }]);
});

test('R-ORD-01 "select all" ticks every line, and unticks them when all are ticked', async () => {
  const cart = aCart([aCartItem({ isSelected: false }), aCartItem({ cartItemCd: 'CI2', productNm: '피그' })]);
  const bodies: unknown[] = [];
  const { user } = await show({
    'GET /cart/items': cart,
    'PATCH /cart/items': ({ body }) => {
      bodies.push(body);
      return withSelection(cart, (body as { isSelected: boolean }).isSelected);
    },
  });
  const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
  expect(boxes()).toEqual([false, false, true]);
  await user.click(screen.getByRole('checkbox', { name: /전체 선택/ }));
  await waitFor(() => expect(bodies).toEqual([{ isSelected: true }]));
  expect(boxes()).toEqual([true, true, true]);
  await user.click(screen.getByRole('checkbox', { name: /전체 선택/ }));
  await waitFor(() => expect(bodies).toEqual([{ isSelected: true }, { isSelected: false }]));
  expect(boxes()).toEqual([false, false, false]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '주문할 상품을 골라 주세요' }).disabled).toBe(true);
});

test('R-ORD-01 the cross of a line removes this line from the cart', async () => {
  const cart = aCart([aCartItem(), aCartItem({ cartItemCd: 'CI2', productNm: '피그' })]);
  const { user, services, bodies } = await showRemoving(cart);
  const told: number[] = [];
  services.events.subscribe('cart:changed', ({ count }) => told.push(count));
  await user.click(screen.getByRole('button', { name: '오렐르 피그 빼기' }));
  await waitFor(() => expect(told).toEqual([1]));
  expect(bodies).toEqual([{ cartItemCds: ['CI2'] }]);
  expect(screen.queryByText('피그')).toBeNull();
  expect(screen.getByText('로즈 판톰')).toBeTruthy();
});

test('R-ORD-01 the chosen lines are removed at one press, and come back as they stood', async () => {
  const cart = aCart([
    aCartItem({ quantity: 3, addedAt: '2026-11-21T02:00:02Z' }),
    aCartItem({ cartItemCd: 'CI2', productNm: '피그', isSelected: false, addedAt: '2026-11-21T02:00:01Z' }),
    aCartItem({ cartItemCd: 'CI3', productNm: '바질', addedAt: '2026-11-21T02:00:00Z' }),
  ]);
  const { user, shown, bodies, restored } = await showRemoving(cart);
  await user.click(screen.getByRole('button', { name: '선택 삭제' }));
  await waitFor(() => expect(bodies).toEqual([{ cartItemCds: ['CI1', 'CI3'] }]));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(shown.toasts).toEqual(['상품 2가지를 뺐어요']);
  await undo(shown);
  await waitFor(() => expect(restored).toHaveLength(1));
  expect(restored[0]).toEqual({ items: [removed('CI1', 3, '02'), removed('CI3', 1, '00')] });
  expect(names()).toEqual(['로즈 판톰', '피그', '바질']);
  expect(screen.getAllByRole<HTMLInputElement>('spinbutton').map(({ value }) => value)).toEqual(['3', '1', '1']);
});

test('R-ORD-01 a line that was taken out by its cross comes back to its place', async () => {
  const cart = aCart([aCartItem({ addedAt: '2026-11-21T02:00:01Z' }), aCartItem({ cartItemCd: 'CI2', productNm: '피그' })]);
  const { user, shown, restored } = await showRemoving(cart);
  await user.click(screen.getByRole('button', { name: '오렐르 로즈 판톰 빼기' }));
  expect(names()).toEqual(['피그']);
  await undo(shown);
  await waitFor(() => expect(restored).toHaveLength(1));
  expect(names()).toEqual(['로즈 판톰', '피그']);
});

test('P-05 R-ORD-01 a line that this member may not buy says why, is left out of the order, and the button says so', async () => {
  const bodies: unknown[] = [];
  const grade = { messageCode: 'order.a0016', args: ['DIAMOND'] };
  const { user } = await show({
    'GET /cart/items': aCart([aCartItem(), aCartItem({ cartItemCd: 'CI2', productNm: '피그', refusal: grade })], { warnings: [grade] }),
    'POST /orders': ({ body }) => {
      bodies.push(body);
      return { orderCd: orderCd.parse('O7') };
    },
  });
  expect(screen.getAllByText(/다이아몬드 등급부터/)).toHaveLength(1);
  expect(screen.getByText('주문할 수 없는 1가지는 빼고 주문해요')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /주문하기$/ }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toMatchObject({ cartItemCds: ['CI1'] });
});

test('R-ORD-01 nothing can be ordered when every chosen line is refused', async () => {
  const refused = { messageCode: 'order.a0010', args: [] };
  await show({ 'GET /cart/items': aCart([aCartItem({ firstPurchaseOnly: true, refusal: refused })], { warnings: [refused] }) });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '고르신 상품은 지금 주문할 수 없어요' }).disabled).toBe(true);
  expect(screen.getAllByText('이미 첫 구매를 하셔서 첫 구매 상품은 주문할 수 없어요.')).toHaveLength(1);
});

test('R-ORD-01 all sold-out lines are removed at one press', async () => {
  const gone = [aCartItem({ cartItemCd: 'X1', stockCnt: 0 }), aCartItem({ cartItemCd: 'X2', stockCnt: 0 })];
  const { user, bodies } = await showRemoving(aCart([aCartItem(), ...gone]));
  const sunk = screen.getByRole('heading', { name: '품절된 상품 2' }).closest('section') as HTMLElement;
  await user.click(within(sunk).getByRole('button', { name: '모두 빼기' }));
  await waitFor(() => expect(bodies).toEqual([{ cartItemCds: ['X1', 'X2'] }]));
  expect(screen.queryByRole('heading', { name: /품절된 상품/ })).toBeNull();
});

describe('a cart that was left and is shown again', () => {
  let setShown: (isShown: boolean) => void = () => undefined;
  /** Hides the cart as the shell does with a kept screen. */
  function Kept() {
    const [isShown, set] = useState(true);
    setShown = set;
    return (
      <Boundary>
        <Activity mode={isShown ? 'visible' : 'hidden'}>
          <CartScreen />
        </Activity>
      </Boundary>
    );
  }
  const showKept = (carts: (ReturnType<typeof aCart> | 'fails')[]) =>
    renderScreen(<Kept />, {
      at: '/order/cart',
      messages,
      session: SIGNED_IN,
      endpoints: {
        'GET /cart/items': async () => {
          const cart = carts.shift() ?? 'fails';
          if (cart === 'fails') throw new TypeError('offline');
          return cart;
        },
      },
    });

  test('R-ORD-01 R-OTH-17 a product put in meanwhile is there, though the cart was read a moment ago', async () => {
    const { calls, services } = await showKept([aCart([]), aCart()]);
    expect(screen.getByText('장바구니가 비어 있어요')).toBeTruthy();
    await act(async () => setShown(false));
    await act(async () => services.events.publish('cart:changed', { count: 1 }));
    expect(calls).toHaveLength(1);
    await act(async () => setShown(true));
    expect(screen.queryByText('장바구니가 비어 있어요')).toBeNull();
    expect(await screen.findByText('로즈 판톰')).toBeTruthy();
    expect(calls).toEqual(['GET /cart/items', 'GET /cart/items']);
  });

  test('R-ORD-01 ERR-NET an empty cart that cannot be asked for again is not called empty', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { services } = await showKept([aCart([])]);
    await act(async () => setShown(false));
    await act(async () => services.events.publish('cart:changed', { count: 1 }));
    await act(async () => setShown(true));
    expect(await screen.findByText('screen failed')).toBeTruthy();
    expect(screen.queryByText('장바구니가 비어 있어요')).toBeNull();
    quiet.mockRestore();
  });

  test('R-OTH-17 nothing is asked again when nothing happened, however long it was away', async () => {
    const { calls } = await showKept([aCart()]);
    await act(async () => setShown(false));
    const later = Date.now() + 3_600_000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    await act(async () => setShown(true));
    expect(screen.getByText('로즈 판톰')).toBeTruthy();
    expect(calls).toEqual(['GET /cart/items']);
    jest.restoreAllMocks();
  });

  test('R-ORD-01 its own changes are not asked for again: the server answered them', async () => {
    const cart = aCart();
    const { user, calls, services } = await show({
      'GET /cart/items': cart,
      'PATCH /cart/items/:cartItemCd': withQuantity(cart, 'CI1', 2),
    });
    const told: number[] = [];
    services.events.subscribe('cart:changed', ({ count }) => told.push(count));
    await user.click(screen.getByRole('button', { name: /하나 늘리기/ }));
    await waitFor(() => expect(told).toEqual([1]));
    expect(calls.filter((call) => call.startsWith('GET'))).toEqual(['GET /cart/items']);
  });
});

class Boundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    return this.state.hasFailed ? <p>screen failed</p> : this.props.children;
  }
}

const names = () => screen.getAllByRole('link').flatMap((link) => /로즈 판톰|피그|바질/.exec(link.textContent ?? '')?.[0] ?? []);
const removed = (cartItemCd: string, quantity: number, second: string) => ({
  cartItemCd,
  productCd: 'P0001',
  optionCd: 'P0001-50',
  quantity,
  isSelected: true,
  addedAt: `2026-11-21T02:00:${second}Z`,
});
async function undo({ toastAction }: Awaited<ReturnType<typeof show>>['shown']) {
  expect(toastAction?.label).toBe('되돌리기');
  await act(async () => {
    if (toastAction && 'onPress' in toastAction) toastAction.onPress();
  });
}

async function showRemoving(cart: ReturnType<typeof aCart>) {
  const bodies: { cartItemCds: string[] }[] = [];
  const restored: unknown[] = [];
  const page = await show({
    'GET /cart/items': cart,
    'DELETE /cart/items': ({ body }) => {
      bodies.push(body as { cartItemCds: string[] });
      return withoutItems(cart, (body as { cartItemCds: string[] }).cartItemCds);
    },
    'POST /cart/restore': ({ body }) => {
      restored.push(body);
      return cart;
    },
  });
  return { ...page, bodies, restored };
}
