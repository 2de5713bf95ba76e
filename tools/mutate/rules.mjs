/** The pure rules of the shop: what they compute needs no database, no browser and no network. */
export const RULES = [
  'api/src/modules/catalog/arrival.rules.ts',
  'api/src/modules/catalog/customs.rules.ts',
  'api/src/modules/coupon/coupon.rules.ts',
  'api/src/modules/coupon/best-coupon.ts',
  'api/src/modules/layout/layout.rules.ts',
  'api/src/modules/member/grade.ts',
  'api/src/modules/order/amounts.ts',
  'api/src/modules/order/line-coupons.ts',
  'api/src/modules/order/order-state.ts',
  'api/src/modules/order/purchase-rules.ts',
  'api/src/platform/clock/clock.ts',
  'api/src/platform/session/age-group.ts',
  'mfe-catalog/src/data/list-filter.ts',
  'mfe-catalog/src/data/product.model.ts',
  'mfe-catalog/src/data/purchase-intent.ts',
  'mfe-layout/src/data/layout.model.ts',
  'mfe-layout/src/data/picks.model.ts',
  'mfe-layout/src/data/ranking.model.ts',
  'mfe-layout/src/data/time-sale.model.ts',
  'mfe-order/src/data/cart.model.ts',
  'mfe-order/src/data/order.model.ts',
  'mfe-raffle/src/data/raffle.model.ts',
  'mfe-ugc/src/data/review.model.ts',
  'shared/contracts/src/member/sign-up.rules.ts',
  'shared/contracts/src/routes/match.ts',
  'shared/contracts/src/routes/paths.ts',
  'shared/runtime/src/format/money.ts',
  'shared/runtime/src/format/relative-time.ts',
  'shared/runtime/src/format/seoul-time.ts',
  'shell/src/router/gate.ts',
  'shell/src/router/login-target.ts',
];

/** Unit tests of rules that do not stand beside them under the same name. */
export const OTHER_TESTS = ['shared/contracts/src/routes/routes.test.ts', 'shared/runtime/src/format/format.test.ts'];

export const TESTS = [...RULES.map((file) => file.replace(/\.ts$/, '.test.ts')), ...OTHER_TESTS];
