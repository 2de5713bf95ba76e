import { commentForm } from './comment.rules';

const codeOf = (text: string) => commentForm.safeParse({ text }).error?.issues[0]?.message ?? null;

test('a comment has one to 300 letters, blanks around it aside', () => {
  expect([codeOf('   '), codeOf('좋'), codeOf(` ${'🌹'.repeat(300)} `), codeOf('가'.repeat(301))]).toEqual([
    'ugc.v0002',
    null,
    null,
    'ugc.v0002',
  ]);
  expect(commentForm.parse({ text: ' 좋아요 ' }).text).toBe('좋아요');
});
