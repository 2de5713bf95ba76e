import { appealForm, reportForm } from './moderation.rules';

const codesOf = (result: { error?: { issues: readonly { message: string }[] } }) =>
  result.error?.issues.map(({ message }) => message) ?? [];
const report = (reason: number, message: number) =>
  codesOf(reportForm.safeParse({ reason: '가'.repeat(reason), message: '나'.repeat(message) }));
const appeal = (letters: number) => codesOf(appealForm.safeParse({ text: '가'.repeat(letters) }));

test('V-REV2 the reason of a report has 10 to 500 letters', () => {
  expect([9, 10, 500, 501].map((letters) => report(letters, 0))).toEqual([['review.v0005'], [], [], ['review.v0005']]);
});

test('V-REV3 what else is said with a report has 250 letters at most', () => {
  expect([0, 250, 251].map((letters) => report(10, letters))).toEqual([[], [], ['review.v0006']]);
});

test('without a part, the post itself is meant; a message may be left out', () => {
  expect(reportForm.parse({ reason: '가'.repeat(10) })).toEqual({ partCd: '', reason: '가'.repeat(10), message: '' });
  expect(reportForm.safeParse({ partCd: 'C'.repeat(41), reason: '가'.repeat(10) }).success).toBe(false);
});

test('an appeal has 10 to 500 letters', () => {
  expect([9, 10, 500, 501].map(appeal)).toEqual([['ugc.v0003'], [], [], ['ugc.v0003']]);
});
