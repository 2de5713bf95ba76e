import { QNA_KINDS, qnaForm } from './qna.rules';

const codesOf = (question: string) =>
  qnaForm.safeParse({ kind: 'PRODUCT', isSecret: false, question }).error?.issues.map(({ path, message }) => [path.join('.'), message]) ??
  [];

test.each([
  ['nothing', '', 'validation.v0019'],
  ['blanks', '   ', 'validation.v0019'],
  ['nine letters', '123456789', 'validation.v0022'],
  ['five emoji, which are ten units of text', '🌸🌸🌸🌸🌸', 'validation.v0022'],
  ['501 letters', 'a'.repeat(501), 'validation.v0022'],
])('a question of %s is told at its field', (_, question, code) => {
  expect(codesOf(question)).toContainEqual(['question', code]);
});

test.each([
  ['ten letters', '1234567890'],
  ['ten emoji', '🌸'.repeat(10)],
  ['500 letters with blanks around', `  ${'a'.repeat(500)}  `],
  ['500 emoji', '🌸'.repeat(500)],
])('a question of %s is taken', (_, question) => {
  expect(codesOf(question)).toEqual([]);
});

test('blanks around a question are not kept', () => {
  expect(qnaForm.parse({ kind: 'ETC', isSecret: true, question: '  이 향수는 얼마나 가나요?  ' })).toEqual({
    kind: 'ETC',
    isSecret: true,
    question: '이 향수는 얼마나 가나요?',
  });
});

test('a question is about one of seven things', () => {
  expect(QNA_KINDS.map((kind) => qnaForm.safeParse({ kind, isSecret: false, question: '1234567890' }).success)).toEqual(
    Array(7).fill(true),
  );
  expect(qnaForm.safeParse({ kind: 'OTHER', isSecret: false, question: '1234567890' }).success).toBe(false);
});
