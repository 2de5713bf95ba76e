import { expect, type Page } from '@playwright/test';
import type { Shop } from '../../fixtures/test';

/** Cart, payment, the provider's page and what comes after. */
export class CheckoutPage {
  constructor(private readonly page: Page) {}

  /** Orders these goods alone for a member and goes to the provider's page; answers the order's code. */
  async reachProvider(shop: Shop, buyer: string, goods: Parameters<Shop['addToCart']>[0]): Promise<string> {
    await shop.login(buyer);
    await shop.emptyCart();
    await shop.addToCart(goods);
    await this.page.goto('/order/cart');
    await this.orderCart();
    const { orderCd } = this;
    await this.pay();
    return orderCd;
  }
  async orderCart() {
    await this.page
      .getByRole('button', { name: /주문하기$/ })
      .locator('visible=true')
      .first()
      .click();
    await this.page.waitForURL(/\/order\/payment\/[^/]+$/);
  }
  get orderCd() {
    return new URL(this.page.url()).pathname.split('/').pop() ?? '';
  }
  /** Writes an address when none is saved. */
  async fillAddress() {
    await expect(this.page.getByRole('heading', { name: '배송지' })).toBeVisible();
    const recipient = this.page.getByLabel('받는 분');
    if (!(await recipient.isVisible())) return;
    await recipient.fill('김지수');
    await this.page.getByLabel('휴대전화').fill('010-1234-5678');
    await this.page.getByLabel('우편번호').fill('04778');
    await this.page.getByLabel('주소', { exact: true }).fill('서울 성동구 왕십리로 83-21');
    await this.page.getByLabel('상세 주소').fill('1204호');
  }
  /** Opens the fields of the address, when they are folded. */
  async editAddress() {
    await expect(this.page.getByRole('heading', { name: '배송지' })).toBeVisible();
    const change = this.page.getByRole('button', { name: '변경', exact: true });
    if (await change.isVisible()) await change.click();
    await this.page.getByLabel('받을 나라').waitFor();
  }
  get payButton() {
    return this.page
      .getByRole('button', { name: /결제하기$/ })
      .locator('visible=true')
      .first();
  }
  async pay() {
    await this.fillAddress();
    await this.payAsItStands();
  }
  /** Pays with the address that is in the fields. */
  async payAsItStands() {
    await this.page.getByRole('checkbox', { name: /결제에 동의해요/ }).check();
    await this.payButton.click();
    await this.page.waitForURL(/\/pay\/test\//);
  }
  /** What the shopper does at the provider. */
  async decide(decision: 'approve' | 'decline' | 'lose' | 'hang' | 'double' | 'cancel') {
    await this.page.locator(`button[name=decision][value=${decision}]`).click();
  }
  async expectPaid(orderCd: string) {
    await expect(this.page.getByRole('heading', { name: '주문이 완료됐어요' })).toBeVisible({ timeout: 20_000 });
    await expect(this.page.getByText(orderCd)).toBeVisible();
  }
}
