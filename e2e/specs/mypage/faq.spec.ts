import { expect, ready, test } from '../../fixtures/test';

test('R-PUB-01 a visitor reads the questions at their address under /mypage without a login, narrows them by category and searches them', async ({
  page,
}) => {
  const answered: number[] = [];
  page.on('response', (response) => void answered.push(response.status()));
  const questions = page.locator('main details');
  const told = page.locator('main').getByRole('status');

  await page.goto('/mypage/customer-center/faq');
  await ready(page);
  await expect(page).toHaveURL('/mypage/customer-center/faq');
  await expect(questions).toHaveCount(36);

  await page.getByRole('button', { name: '배송', exact: true }).click();
  await expect(page).toHaveURL('/mypage/customer-center/faq?category=DELIVERY');
  await expect(questions).toHaveCount(6);
  for (const question of await questions.all()) await expect(question).toContainText('배송');

  await page.getByRole('searchbox', { name: '질문 찾기' }).fill('배송비');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/mypage/customer-center/faq?keyword=${encodeURIComponent('배송비')}`);
  await expect(questions.first().locator('mark')).toHaveText('배송비');
  await questions.first().locator('summary').click();
  await expect(questions.first()).toHaveAttribute('open');
  await expect(told).toHaveText(/^질문 \d+개$/);
  expect(answered).not.toContain(401);
});
