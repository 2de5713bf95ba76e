import type { Page } from '@playwright/test';

/** The page of the sandbox that stands in for Kakao, Google and the others. */
export class SandboxPage {
  constructor(private readonly page: Page) {}
  async arrive() {
    await this.page.waitForURL('**/sns/sandbox/**');
  }
  async continueAsDemoMember() {
    await this.page.locator('button[value=known]').click();
  }
  /** The same name is the same person. */
  async continueAs(name: string, how: 'new' | 'late' | 'twice' = 'new') {
    await this.page.locator('input[name=name]').fill(name);
    await this.page.locator(`button[value=${how}]`).click();
  }
  async refuse() {
    await this.page.locator('button[value=refuse]').click();
  }
}
