import type { Page } from '@playwright/test';

/** Withdrawal. */
export class WithdrawalPage {
  constructor(private readonly page: Page) {}

  async open() {
    await this.page.goto('/mypage/withdrawal');
    await this.heading.waitFor();
  }
  get heading() {
    return this.page.locator('main').getByRole('heading', { level: 1 });
  }

  async send(values: Partial<Record<'reason' | 'message', string>>) {
    for (const [name, value] of Object.entries(values)) {
      const field = this.page.locator(`main form [name="${name}"]`);
      await ((await field.evaluate(({ tagName }) => tagName === 'SELECT')) ? field.selectOption(value) : field.fill(value));
    }
    await this.page.locator('main form button[type="submit"]').click();
  }
}
