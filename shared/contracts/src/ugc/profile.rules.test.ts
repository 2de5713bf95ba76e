import { publicInfoForm } from './profile.rules';

test('what a member says of themselves has up to sixty letters, counted as they are read', () => {
  const codes = (bio: string) => publicInfoForm.safeParse({ bio, showsTraits: true }).error?.issues.map(({ message }) => message) ?? [];
  expect(['', `  ${'🌸'.repeat(60)}  `].map(codes)).toEqual([[], []]);
  expect(codes('가'.repeat(61))).toEqual(['validation.v0020']);
  expect(publicInfoForm.parse({ bio: ' 향은 적게 ', showsTraits: false })).toEqual({ bio: '향은 적게', showsTraits: false });
});
