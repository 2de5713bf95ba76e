import { expect, type Page } from '@playwright/test';

/** A picture of 8 x 6 pixels, as a photo of a card. */
const CARD = {
  name: 'card.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from(
    '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAGAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAwX/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCgAqb/2Q==',
    'base64',
  ),
};

/** The form of real-name details, a member's own and a recipient's. */
export class RealNamePage {
  constructor(private readonly page: Page) {}

  async fill({ name, idNumber }: { name: string; idNumber: string }) {
    await this.page.getByLabel('이름', { exact: true }).fill(name);
    await this.page.getByLabel('신분증 번호').fill(idNumber);
    for (const side of ['신분증 앞면', '신분증 뒷면']) {
      const group = this.page.getByRole('group', { name: side });
      await group.locator('input[type=file]').setInputFiles(CARD);
      await expect(group.getByRole('img', { name: side })).toBeVisible();
    }
    await this.page.getByRole('checkbox', { name: /통관을 위해/ }).check();
  }
  async save() {
    await this.page.getByRole('button', { name: '저장', exact: true }).click();
  }
  async send() {
    await this.page.getByRole('button', { name: '보내기', exact: true }).click();
  }
  /** Starts the check by the identity provider's sandbox, and ends it there. */
  async verify() {
    await this.page.getByRole('button', { name: '본인 인증', exact: true }).click();
    await this.page.locator('button[name=decision][value=confirm]').click();
  }
}
