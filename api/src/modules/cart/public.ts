/** What other modules may use of carts. */
export { takeFromCart } from './cart.repository';
export { readCartLines, type Addition, type CartLine } from './cart.service';
export { amountsLineOf } from './goods-line.presenter';
export { lineViolation, orderViolation, type Violation, type WantedGoods } from './purchase.rules';
