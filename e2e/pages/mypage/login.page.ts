import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../fixtures/test';

export class LoginPage {
  constructor(private readonly page: Page) {}
  get submit() {
    return this.page.locator('main').getByRole('button', { name: '로그인', exact: true });
  }
  async logIn(loginId = 'demo01', password = DEMO_PASSWORD) {
    await this.page.getByLabel('아이디', { exact: true }).fill(loginId);
    await this.page.getByLabel('비밀번호', { exact: true }).fill(password);
    await this.submit.click();
  }
}
