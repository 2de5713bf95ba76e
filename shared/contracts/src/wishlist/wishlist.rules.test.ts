import { folderForm } from './wishlist.rules';

const codeOf = (name: string) => folderForm.safeParse({ name }).error?.issues[0]?.message;

test.each([
  ['가', undefined],
  ['🎁'.repeat(20), undefined],
  [` ${'가'.repeat(20)} `, undefined],
  ['가'.repeat(21), 'validation.v0020'],
  ['', 'validation.v0019'],
  ['   ', 'validation.v0019'],
])('R-MY-02 “%s” as the name of a folder: %s', (name, code) => {
  expect(codeOf(name)).toBe(code);
});
