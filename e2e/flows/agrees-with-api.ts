import type { ProductDetail } from '@hyangro/contracts/catalog/catalog.schemas';
import type { Cart, Order } from '@hyangro/contracts/order/order.schemas';
import { expect } from '../fixtures/test';
import type { Page } from '@playwright/test';

const QUICK = { timeout: 1000 };
const won = (value: number) => `${value.toLocaleString('ko-KR')}원`;
/** Name of the button that pays so much: won, dollars in brackets (GEN-08), what it does. */
const pays = (value: number, action: string) => ({ name: new RegExp(`^${won(value)} \\(\\$[\\d,.]+\\) ${action}$`) });

/** Fails unless badge, account, heading, lines and sums of the page are what the API answers at this moment. For the desktop's header. */
export async function expectAgreesWithApi(page: Page): Promise<void> {
  const read = async <T>(path: string) => (await (await page.context().request.get(`/api${path}`)).json()) as T;
  await expect(async () => {
    const count = await read<number>('/common/cart-count');
    const { isLogin } = await read<{ isLogin: boolean }>('/login/v2/ping');
    const cartLink = page.locator('header a[href="/order/cart"]').locator('visible=true').first();
    await expect(cartLink).toHaveAccessibleName(`장바구니 ${count}개`, QUICK);
    const account = page.getByRole('navigation', { name: '계정' });
    await expect(account.getByRole('link', { name: isLogin ? '로그아웃' : '로그인' })).toBeVisible(QUICK);

    const screen = page.locator('[data-screen]:visible');
    const heading = (name: string) => expect(screen.getByRole('heading', { name }).first()).toBeVisible(QUICK);
    const { pathname } = new URL(page.url());
    const [, code = ''] = /^\/(?:product|order\/payment|order\/payment-complete)\/([^/]+)$/.exec(pathname) ?? [];
    if (pathname.startsWith('/product/')) await heading((await read<ProductDetail>(`/product/${code}`)).productNm);
    else if (pathname === '/order/cart') await expectCart(await read<Cart>('/cart/items'));
    else if (pathname.startsWith('/order/payment')) await expectOrder(await read<Order>(`/orders/${code}`));

    async function expectCart({ items, amounts }: Cart) {
      await heading('장바구니');
      await expect(screen.getByText('장바구니가 비어 있어요')).toBeVisible({ ...QUICK, visible: items.length === 0 });
      await expect(screen.getByRole('spinbutton')).toHaveCount(items.length, QUICK);
      for (const { brandNm, productNm, quantity } of items) {
        const field = screen.getByRole('spinbutton', { name: `${brandNm} ${productNm}` });
        await expect(field).toHaveValue(String(quantity), QUICK);
      }
      if (items.length) await expect(screen.getByRole('button', pays(amounts.payment, '주문하기')).first()).toBeVisible(QUICK);
    }
    async function expectOrder({ lines, amounts, paidAt, orderCd }: Order) {
      for (const { productNm } of lines) await expect(screen.getByText(productNm).first()).toBeVisible(QUICK);
      if (paidAt) {
        expect(pathname).toBe(`/order/payment-complete/${orderCd}`);
        await heading('주문이 완료됐어요');
        await expect(screen.getByText(won(amounts.payment)).first()).toBeVisible(QUICK);
      } else {
        await heading('주문·결제');
        await expect(screen.getByRole('button', pays(amounts.payment, '결제하기')).first()).toBeVisible(QUICK);
      }
    }
  }).toPass({ timeout: 15_000 });
}
