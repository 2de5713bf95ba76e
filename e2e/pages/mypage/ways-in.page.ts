import type { Page } from '@playwright/test';

/** Ways to log in: accounts, passkeys, open sessions. */
export class WaysInPage {
  readonly main;
  constructor(private readonly page: Page) {
    this.main = page.locator('main');
  }

  async addPasskey(name: string) {
    await this.main.getByRole('button', { name: '패스키 등록' }).click();
    await this.page.getByLabel('패스키 이름').fill(name);
    await this.page.getByRole('button', { name: '이 기기에 만들기' }).click();
  }
  /** Gives the password anew, where the last proof is too old. */
  async prove(password: string) {
    const dialog = this.page.getByRole('dialog', { name: '본인 확인' });
    await dialog.getByLabel('비밀번호').fill(password);
    await dialog.getByRole('button', { name: '확인', exact: true }).click();
  }
  passkey(name: string) {
    return this.main.getByRole('listitem').filter({ hasText: name });
  }
  /** Browsers that are logged in. */
  get sessions() {
    return this.main.getByRole('region', { name: '로그인된 기기' }).getByRole('listitem');
  }
  async endOthers() {
    await this.main.getByRole('button', { name: '다른 기기 모두 로그아웃' }).click();
    await this.page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click();
  }
}
