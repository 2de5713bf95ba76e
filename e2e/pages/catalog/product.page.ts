import type { ProductDetail } from '@hyangro/contracts/catalog/catalog.schemas';
import { expect, type Page } from '@playwright/test';

/** The product page, on a phone with its sheet, on a PC with its side column. */
export class ProductPage {
  constructor(private readonly page: Page) {}

  async open(productCd: string) {
    await this.page.goto(`/product/${productCd}`);
    await expect(this.heading).toBeVisible();
  }
  /** Follows the first visible link to a product that anybody can buy now, without choosing an option; answers its code. */
  async openOneInStock(except: readonly string[] = []): Promise<string> {
    const links = this.page.locator('main a[href^="/product/P"]:visible');
    await links.first().waitFor();
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const href of new Set(hrefs)) {
      const productCd = href.slice('/product/'.length);
      if (except.includes(productCd) || !(await this.isBuyable(productCd))) continue;
      await this.page.locator(`main a[href="${href}"]:visible`).first().click();
      await this.page.waitForURL(`**${href}`);
      return productCd;
    }
    throw new Error('No product on this page can be bought.');
  }
  private async isBuyable(productCd: string) {
    const answer = await this.page.context().request.get(`/api/product/${productCd}`);
    if (!answer.ok()) return false;
    const { option, options, stockCnt, firstPurchaseOnly, maxPurchaseQty, minGrade, productType } = (await answer.json()) as ProductDetail;
    const first = option === 'SIZE' ? (options.find((one) => one.stockCnt > 0)?.stockCnt ?? 0) : stockCnt;
    return option !== 'SHADE' && first > 2 && maxPurchaseQty > 1 && !firstPurchaseOnly && !minGrade && productType === 'DOMESTIC';
  }
  get heading() {
    return this.page.locator('main h1:visible');
  }
  /** Chooses the first option that can be bought, when there are options. */
  private async chooseOption() {
    const radios = this.page.getByRole('radio').and(this.page.locator('label:not([data-gone]) > input'));
    if (
      await radios
        .first()
        .isVisible()
        .catch(() => false)
    ) {
      const first = radios.first();
      if (!(await first.isChecked())) await first.check({ force: true });
    }
  }
  /** Presses 바로 구매 until the shop leads on: on a phone the first press opens the sheet. */
  async buyNow() {
    await this.press('바로 구매');
  }
  async addToCart() {
    await this.press('장바구니');
  }
  private async press(name: string) {
    await this.page.getByRole('button', { name, exact: true }).locator('visible=true').first().click();
    if (!this.hasSheet) return;
    const sheet = this.page.getByRole('dialog');
    await sheet.waitFor();
    await this.chooseOption();
    await sheet.getByRole('button', { name, exact: true }).click();
  }
  /** Narrow screens ask for option and quantity in a sheet. */
  private get hasSheet() {
    return (this.page.viewportSize()?.width ?? 0) < 1024;
  }
}
