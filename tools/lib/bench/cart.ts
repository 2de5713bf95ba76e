import { setTimeout as wait } from 'node:timers/promises';
import type { Phone } from './phone';
import { SLOW_CPU } from './device';
import { withVisit, type VisitOptions } from './visit';

const MEMBER = { loginId: 'demo09', password: 'hyangro123' };
const HEADERS = { 'x-requested-with': 'hyangro' };

/** Milliseconds from the tap on "add to cart" in the product's sheet to the painted badge; a member, an empty cart, CPU ÷ 4. */
export const cartBadge = (origin: string, options: VisitOptions = {}): Promise<number> =>
  withVisit(
    origin,
    {
      cpu: SLOW_CPU,
      ...options,
      async prepare(phone) {
        await options.prepare?.(phone);
        await loginWithEmptyCart(phone, origin);
      },
    },
    async ({ page, idle, tapProduct, tapToCart }) => {
      await tapProduct(0);
      await wait(800);
      await page.locator('button:has-text("장바구니"):visible').last().tap();
      await wait(1_500);
      await idle(600);
      return tapToCart('[role=dialog] button:has-text("장바구니")');
    },
  );

async function loginWithEmptyCart({ context: { request } }: Phone, origin: string) {
  const login = await request.post(`${origin}/api/login`, { headers: HEADERS, data: MEMBER });
  if (!login.ok()) throw new Error(`login answered ${login.status()}`);
  const { items }: { items: { cartItemCd: string }[] } = await (await request.get(`${origin}/api/cart/items`, { headers: HEADERS })).json();
  if (!items.length) return;
  const emptied = await request.delete(`${origin}/api/cart/items`, {
    headers: HEADERS,
    data: { cartItemCds: items.map(({ cartItemCd }) => cartItemCd) },
  });
  if (!emptied.ok()) throw new Error(`emptying the cart answered ${emptied.status()}`);
}
