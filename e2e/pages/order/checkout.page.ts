import { expect, type Page } from '@playwright/test';
import type { Shop } from '../../fixtures/test';

/** Cart, payment, the provider's page and what comes after. */
export class CheckoutPage {
  constructor(private readonly page: Page) {}

  /** Orders these goods alone for a member, up to the page of the payment; answers the order's code. */
  async reachPayment(shop: Shop, buyer: string, goods: Parameters<Shop['addToCart']>[0]): Promise<string> {
    await shop.login(buyer);
    await shop.emptyCart();
    await shop.addToCart(goods);
    await this.page.goto('/order/cart');
    await this.orderCart();
    return this.orderCd;
  }
  /** The same, and on to the provider's page. */
  async reachProvider(...what: Parameters<CheckoutPage['reachPayment']>): Promise<string> {
    const orderCd = await this.reachPayment(...what);
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
    if (!(await this.isAddressOpen())) return;
    await this.recipient.fill('김지수');
    await this.page.getByLabel('휴대전화').fill('010-1234-5678');
    await this.page.getByLabel('우편번호').fill('04778');
    await this.page.getByLabel('주소', { exact: true }).fill('서울 성동구 왕십리로 83-21');
    await this.page.getByLabel('상세 주소').fill('1204호');
  }
  /** Opens the fields of the address, when they are folded. */
  async editAddress() {
    if (!(await this.isAddressOpen())) await this.changeAddress.click();
    await this.page.getByLabel('받을 나라').waitFor();
  }
  /** Whether the fields of an address stand there, or the label of a saved one with the way to change it: one of both always does. */
  private async isAddressOpen(): Promise<boolean> {
    await expect(this.recipient.or(this.changeAddress)).toHaveCount(1);
    return (await this.recipient.count()) === 1;
  }
  private get recipient() {
    return this.page.getByLabel('받는 분').locator('visible=true');
  }
  private get changeAddress() {
    return this.page.getByRole('button', { name: '변경', exact: true }).locator('visible=true');
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
  /** From the page of the paid order on to the home, by its link. */
  async continueShopping() {
    await this.page.getByRole('link', { name: '계속 쇼핑하기' }).click();
    await this.page.waitForURL((url) => url.pathname === '/');
    await expect(this.page.locator('main a[href^="/product/P"]:visible').first()).toBeVisible();
  }
}
