import { LOCALES } from '@hyangro/contracts/locales';
import { LANGUAGE_PARAM } from '@hyangro/contracts/wire-names';
import { expect, ready, test } from '../../fixtures/test';

test.use({ pictures: true });

const TEMPLATES = ['1', '2', '3', '4', '5', '6', '7', '8'].map((number) => `/publ/template${number}`);
const KOREAN = /[가-힣]/;

test('R-OTH-01 R-OTH-02 R-OTH-03 R-OTH-04 R-OTH-05 R-OTH-06 R-OTH-07 R-OTH-08 R-OTH-09 the index leads to every design template; each is drawn by the server in three languages and stays out of searches', async ({
  page,
}) => {
  await page.goto('/publ/index');
  await ready(page);
  const links = page.locator('main ol a');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(paths).toEqual([...TEMPLATES, '/publ/modal']);
  const names = await links.locator('b').allTextContents();
  for (const [n, path] of ['/publ/index', ...paths].entries()) {
    for (const locale of LOCALES) {
      const answer = await page.request.get(`${path}?${LANGUAGE_PARAM}=${locale}`);
      const html = await answer.text();
      expect([path, answer.status(), /<meta name="robots" content="noindex/.test(html)]).toEqual([path, 200, true]);
      const heading = /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? '';
      if (locale === 'ko') expect(heading).toBe(n ? names[n - 1] : '디자인 템플릿');
      else expect(heading).not.toMatch(KOREAN);
    }
  }
  await page.request.get(`/publ/index?${LANGUAGE_PARAM}=ko`);
  await links.nth(2).click();
  await expect(page.getByRole('heading', { level: 1, name: names[2] ?? '' })).toBeVisible();
  await expect(page.locator('main article').first()).toBeVisible();
});

test('R-OTH-10 every kind of alert, question, sheet, viewer and toast opens by its button; Escape closes it and gives the focus back @all', async ({
  page,
}) => {
  await page.goto('/publ/modal');
  await ready(page);
  const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  const dialogs = page.locator('[role=dialog]:visible, [role=alertdialog]:visible');
  for (const name of ['알림', '확인', '되돌릴 수 없는 확인', '시트', '버튼이 있는 시트', '넓은 시트', '사진 보기']) {
    await button(name).click();
    await expect(dialogs, name).toHaveCount(1);
    await expect.poll(() => dialogs.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialogs, name).toHaveCount(0);
    await expect(button(name)).toBeFocused();
  }
  await button('확인').click();
  await dialogs.getByRole('button', { name: '빼기' }).click();
  await expect(page.getByText('마지막 답: 빼기')).toBeVisible();
  await button('이동하는 토스트').click();
  await page.getByRole('status').getByRole('button', { name: '더 보기' }).click();
  await page.waitForURL('**/publ/index');
});
