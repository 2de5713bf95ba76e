import type { Order, Cart, CartItem, OrderSummary } from '@hyangro/contracts/order/order.schemas';
import terms from '@hyangro/contracts/messages/terms.ko.json';
import ko from '../../locales/ko.json';

/** What tests of this package render with. */
export const messages = { order: ko, terms };
export const SIGNED_IN = { isLogin: true, member: null };

const amounts: Order['amounts'] = {
  listGoods: 128_000,
  saleDiscount: 40_960,
  goods: 87_040,
  couponDiscount: 0,
  points: 0,
  shipping: 0,
  payment: 87_040,
  toFreeShipping: 0,
  maxPoints: 26_112,
  earnPoints: 870,
  customsEstimate: 0,
};

export const aCartItem = (over: Partial<CartItem> = {}): CartItem => ({
  cartItemCd: 'CI1',
  addedAt: '2026-11-21T02:00:00Z',
  productCd: 'P0001' as CartItem['productCd'],
  optionCd: 'P0001-50' as CartItem['optionCd'],
  brandNm: '오렐르',
  productNm: '로즈 판톰',
  optionNm: '50ml',
  imgMainUrl: '/media/product/P0001-360.89a82939.webp',
  productType: 'DOMESTIC',
  quantity: 1,
  normalPrice: 128_000,
  salePrice: 87_040,
  isSelected: true,
  stockCnt: 10,
  maxPurchaseQty: 5,
  firstPurchaseOnly: false,
  refusal: null,
  ...over,
});

export function aCart(items: CartItem[] = [aCartItem()], over: Partial<Cart> = {}): Cart {
  return { items, amounts, count: items.length, warnings: [], ...over };
}

export const anAddress: NonNullable<Order['address']> = {
  countryCd: 'KR',
  recipient: '김지수',
  mobile: '01048219307',
  postalCode: '04766',
  state: '',
  city: '',
  region: '서울 성동구 왕십리로 83-21',
  detail: '1204호',
  memo: '',
  customsCode: '',
};

export function anOrder(over: Partial<Order> = {}): Order {
  const { productCd: product, optionCd: option, ...goods } = aCartItem();
  const line = {
    productCd: product,
    optionCd: option,
    brandNm: goods.brandNm,
    productNm: goods.productNm,
    optionNm: goods.optionNm,
    imgMainUrl: goods.imgMainUrl,
    productType: goods.productType,
    quantity: 1,
    normalPrice: goods.normalPrice,
    salePrice: goods.salePrice,
    lineNo: 1,
    couponCd: null,
    couponDiscount: 0,
    claimedQuantity: 0,
    confirmedAt: null,
  };
  return {
    orderCd: 'O1' as Order['orderCd'],
    state: 'WAIT',
    orderedAt: '2026-11-21T03:00:00Z',
    lines: [line],
    amounts,
    address: anAddress,
    recipientDetails: null,
    payMethod: null,
    paidAt: null,
    exchangeRate: { main: 1379, sub: 1 },
    reservedUntil: null,
    history: [],
    allowedActions: ['PAY', 'CANCEL'],
    pointBalance: 12_480,
    coupons: [],
    proposal: null,
    customs: null,
    arrivesOn: '2026-11-24',
    claims: [],
    refunded: { payment: 0, points: 0 },
    earnedPoints: 0,
    deliveredAt: null,
    confirmsOn: null,
    ...over,
  };
}

/** An order as lists show it. */
export function aSummary(code: string, over: Partial<OrderSummary> = {}): OrderSummary {
  const { state, orderedAt, lines, allowedActions, amounts: sums, exchangeRate, deliveredAt, confirmsOn } = anOrder();
  return {
    orderCd: code as OrderSummary['orderCd'],
    state,
    orderedAt,
    lines,
    allowedActions,
    payment: sums.payment,
    exchangeRate,
    earnPoints: sums.earnPoints,
    earnedPoints: 0,
    deliveredAt,
    confirmsOn,
    ...over,
  };
}

/** A page of orders, of which all tabs have as many. */
export function anOrderPage(items: OrderSummary[], nextCursor: string | null = null) {
  const count = items.length;
  return { items, totalCount: count, nextCursor, counts: { all: count, ready: count, shipping: count, done: count, claim: count } };
}
