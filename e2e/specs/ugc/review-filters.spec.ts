import type { Page } from '@playwright/test';
import { watchViolations } from '../../flows/violations';
import { LoginPage } from '../../pages/mypage/login.page';
import { expect, ready, test } from '../../fixtures/test';

const REVIEWS = '/review/product/P0047';
/** Reviewed by two members of combination skin with large pores, as the demo member's is. */
const PERFUME = '/review/product/P0001';
const reviews = (page: Page) => page.locator('main').getByRole('article');
const chosen = (page: Page) => page.getByRole('group', { name: '고른 조건' });

async function choose(page: Page, isPhone: boolean, name: RegExp): Promise<void> {
  if (!isPhone) {
    await page.getByRole('region', { name: '리뷰 필터' }).getByRole('button', { name }).click();
    return;
  }
  await page.getByRole('button', { name: /^필터/ }).click();
  const sheet = page.getByRole('dialog', { name: '리뷰 필터' });
  await sheet.getByRole('button', { name }).click();
  await expect(sheet.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  await sheet.getByRole('button', { name: /개 보기$/ }).click();
  await expect(sheet).toBeHidden();
}

test('R-UGC-02 the reviews of a product stand under its score; they are narrowed to photos, to sensitive skin and five stars, and sorted; opening one and Back, and a reload keep that, and each condition comes off again @all', async ({
  page,
}, { project }) => {
  const isPhone = project.name !== 'desktop';
  await page.goto(REVIEWS);
  await ready(page);
  await expect(page.getByRole('status').filter({ hasText: '리뷰 9개' })).toBeVisible();
  await expect(page.getByRole('img', { name: '별점 4.7점, 리뷰 9개' })).toBeVisible();
  await expect(page.getByText('자극 있어요 1, 순해요 5 가운데 5.0, 4명 평균')).toBeAttached();
  await page.getByRole('button', { name: /^포토 \d+$/ }).click();
  await expect(page).toHaveURL(`${REVIEWS}?photos=1`);
  await expect(page.getByRole('status').filter({ hasText: '리뷰 1개' })).toBeVisible();
  await expect(reviews(page).getByRole('img', { name: /사진 3장 중 1$/ })).toBeVisible();
  await page.getByRole('button', { name: /^포토 \d+$/ }).click();
  await expect(page).toHaveURL(REVIEWS);
  await choose(page, isPhone, /^민감성 \d/);
  await expect(page).toHaveURL(`${REVIEWS}?skin=SENS`);
  await expect(page.getByRole('status').filter({ hasText: '리뷰 4개' })).toBeVisible();
  await expect(reviews(page)).toHaveCount(4);
  await page.getByRole('button', { name: /^5점 \d+개/ }).click();
  await expect(page).toHaveURL(`${REVIEWS}?rating=5&skin=SENS`);
  await expect(chosen(page).getByRole('button', { name: '별점 5점 빼기' })).toBeVisible();
  await page.getByRole('combobox', { name: '정렬' }).selectOption({ label: '최신순' });
  await expect(page).toHaveURL(`${REVIEWS}?sort=newest&rating=5&skin=SENS`);
  await expect(reviews(page)).toHaveCount(4);
  for (const review of await reviews(page).all()) {
    await expect(review).toContainText('민감성');
    await expect(review.getByRole('img', { name: '별점 5점 만점에 5점' })).toBeVisible();
  }
  expect(await watchViolations(page).here([page.viewportSize() ?? { width: 390, height: 844 }])).toEqual([]);

  await reviews(page).first().getByRole('link', { name: /^댓글/ }).click();
  await page.waitForURL('**/reviews/RV*');
  await page.goBack();
  await expect(page).toHaveURL(`${REVIEWS}?sort=newest&rating=5&skin=SENS`);
  await expect(chosen(page).getByRole('button', { name: '민감성 빼기' })).toBeVisible();
  await page.reload();
  await ready(page);
  await expect(reviews(page)).toHaveCount(4);
  await expect(page.getByRole('combobox', { name: '정렬' })).toHaveValue('newest');

  if (isPhone) {
    await page.getByRole('button', { name: /^필터/ }).click();
    await expect(page.getByRole('dialog', { name: '리뷰 필터' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: '리뷰 필터' })).toBeHidden();
    await expect(page).toHaveURL(`${REVIEWS}?sort=newest&rating=5&skin=SENS`);
  }
  await chosen(page).getByRole('button', { name: '별점 5점 빼기' }).focus();
  await page.keyboard.press('Enter');
  await expect(chosen(page).getByRole('button', { name: '민감성 빼기' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '리뷰 9개' })).toBeFocused();
  await expect(page).toHaveURL(`${REVIEWS}?sort=newest`);
});

test('a visitor who wants reviews of people like them is sent to log in, and comes back to the reviews, among which they are now found @all', async ({
  page,
}) => {
  await page.goto(PERFUME);
  await ready(page);
  await page.getByRole('button', { name: '나와 비슷한' }).click();
  await expect(page.getByText('아직 피부를 몰라 비슷한 분을 찾지 못했어요')).toBeVisible();
  await page.locator('main').getByRole('button', { name: '로그인' }).click();
  await page.waitForURL('**/login**');
  await new LoginPage(page).logIn();
  await page.waitForURL(`**${PERFUME}`);
  await page.getByRole('button', { name: '나와 비슷한' }).click();
  await expect(page).toHaveURL(`${PERFUME}?like-me=1`);
  await expect(page.getByText('내 뷰티 프로필과 피부 타입이 같고 고민이 겹치는 분들의 리뷰예요.')).toBeVisible();
  await expect(reviews(page)).toHaveCount(2);
  for (const review of await reviews(page).all()) await expect(review).toContainText('복합성');
});
