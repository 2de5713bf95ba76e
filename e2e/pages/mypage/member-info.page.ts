import type { Page } from '@playwright/test';

/** Member information, and the check before it. */
export class MemberInfoPage {
  constructor(private readonly page: Page) {}

  get name() {
    return this.page.locator('main [name="memNm"]');
  }
  get password() {
    return this.page.locator('main [name="password"]');
  }
  get exports() {
    return this.page.locator('#export');
  }

  async prove(password: string) {
    await this.password.fill(password);
    await this.page.locator('main form button[type="submit"]').click();
  }

  /** Types another mailbox and asks for its code. */
  async sendCodeTo(email: string) {
    await this.page.getByRole('button', { name: '이메일 바꾸기' }).click();
    await this.page.locator('main [name="email"]').fill(email);
    await this.page.getByRole('button', { name: '인증 번호 받기' }).click();
  }
  async enterCode(code: string) {
    await this.page.getByLabel('인증 번호', { exact: true }).fill(code);
    await this.page.getByRole('button', { name: '확인', exact: true }).click();
  }
}
