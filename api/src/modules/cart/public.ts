/** What other modules may use of carts. */
export { countCart, takeFromCart } from './cart.repository';
export { readCartLines, type Addition, type CartLine } from './cart.service';
export { amountsLineOf, wireGoods } from './goods-line.presenter';
export { mergeLines } from './merge-cart.service';
export { lineViolation, orderViolation, type Violation, type WantedGoods } from './purchase.rules';
