import type { Page } from '@playwright/test';

/** What a member likes, saw and waits for (Korean build). */
export class MyProductsPage {
  constructor(private readonly page: Page) {}

  readonly path = '/mypage/products';
  get rows() {
    return this.page.getByRole('article');
  }
  folder(name: string) {
    return this.page.getByRole('navigation', { name: '찜 폴더' }).getByRole('link', { name });
  }
  async makeFolder(name: string) {
    await this.page.getByRole('button', { name: '새 폴더' }).click();
    await this.page.getByLabel('폴더 이름').fill(name);
    await this.page.getByRole('button', { name: '저장' }).click();
  }
  putFirstInto(folder: string) {
    return this.rows.first().getByRole('combobox', { name: /폴더$/ }).selectOption({ label: folder });
  }
  /** Gives the link of the shown folder on; answers it. */
  async share(): Promise<string> {
    await this.page.getByRole('button', { name: '링크로 나누기' }).locator('visible=true').click();
    await this.page.getByText('링크가 있는 사람은 누구나 볼 수 있어요').first().waitFor();
    return this.page.evaluate(() => String(Reflect.get(window, 'sharedUrl')));
  }
  async stopSharing() {
    await this.page.getByRole('button', { name: '나누기 끝내기' }).locator('visible=true').click();
    await this.page.getByText('나만 볼 수 있어요').first().waitFor();
  }
  async addFirstToCart() {
    await this.rows.first().getByRole('button', { name: /담기$/ }).click();
  }
}
