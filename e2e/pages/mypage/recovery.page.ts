import type { Page } from '@playwright/test';

/** Lost ids and passwords, from the login to the new password. */
export class RecoveryPage {
  readonly main;
  constructor(private readonly page: Page) {
    this.main = page.locator('main');
  }

  async askForId({ memNm, email }: { memNm: string; email: string }) {
    await this.main.getByRole('link', { name: '아이디 찾기' }).click();
    await this.main.getByLabel('이름', { exact: true }).fill(memNm);
    await this.main.getByLabel('메일', { exact: true }).check();
    await this.main.getByLabel('이메일', { exact: true }).fill(email);
    await this.press('인증 번호 받기');
  }
  async askForPassword({ loginId, phone }: { loginId: string; phone: string }) {
    await this.main.getByRole('link', { name: '비밀번호 찾기' }).click();
    await this.main.getByLabel('아이디', { exact: true }).fill(loginId);
    await this.main.getByLabel('휴대전화 번호').fill(phone);
    await this.press('인증 번호 받기');
    await this.page.waitForURL('**/login/find-password/result*');
  }
  async toCode() {
    await this.press('인증 번호 적기');
    await this.page.waitForURL('**/login/find-password/confirm*');
  }
  async confirm(code: string) {
    await this.main.getByLabel('인증 번호', { exact: true }).fill(code);
    await this.press('확인');
  }
  async setPassword(password: string) {
    await this.page.waitForURL('**/login/find-password/retype*');
    await this.main.getByLabel('새 비밀번호', { exact: true }).fill(password);
    await this.main.getByLabel('새 비밀번호 확인', { exact: true }).fill(password);
    await this.press('비밀번호 바꾸기');
  }
  private press(name: string) {
    return this.main.getByRole('button', { name, exact: true }).click();
  }
}
