import { maxQuantity, type QuantityLimits } from './quantity';

const goods: QuantityLimits = { firstPurchaseOnly: false, maxPurchaseQty: 5, stockCnt: 30 };

test.each([
  ['the limit of a product', goods, 5],
  ['the stock', { ...goods, stockCnt: 3 }, 3],
  ['one first-purchase item', { ...goods, firstPurchaseOnly: true }, 1],
  ['one piece of what is sold out', { ...goods, stockCnt: 0 }, 1],
])('nobody can pick more than %s', (_, limits, most) => expect(maxQuantity(limits)).toBe(most));
