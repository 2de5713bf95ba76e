import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../fixtures/test';

const WORDS = {
  ko: { id: '아이디', password: '비밀번호', submit: '로그인' },
  en: { id: 'ID', password: 'Password', submit: 'Log in' },
} as const;

export class LoginPage {
  private readonly words;
  constructor(
    private readonly page: Page,
    locale: keyof typeof WORDS = 'ko',
  ) {
    this.words = WORDS[locale];
  }
  get submit() {
    return this.page.locator('main').getByRole('button', { name: this.words.submit, exact: true });
  }
  async logIn(loginId = 'demo01', password = DEMO_PASSWORD) {
    await this.page.getByLabel(this.words.id, { exact: true }).fill(loginId);
    await this.page.getByLabel(this.words.password, { exact: true }).fill(password);
    await this.submit.click();
  }
}
