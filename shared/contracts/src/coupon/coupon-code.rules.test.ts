import { couponCodeForm } from './coupon-code.rules';

const read = (code: string) => couponCodeForm.safeParse({ code });

test.each([
  ['HELLO-2026', 'HELLO-2026'],
  ['  hello-2026 ', 'HELLO-2026'],
  ['ｈｅｌｌｏ-２０２６', 'HELLO-2026'],
  ['AB CD 12', 'ABCD12'],
  ['ABCD', 'ABCD'],
  ['A'.repeat(20), 'A'.repeat(20)],
])('the code “%s” is read as %s', (typed, code) => {
  expect(read(typed).data).toEqual({ code });
});

test.each([
  ['', 'validation.v0019'],
  ['   ', 'validation.v0019'],
  ['ABC', 'validation.v0022'],
  ['A'.repeat(21), 'validation.v0022'],
])('“%s” is no code, and that is said at its field', (typed, message) => {
  expect(read(typed).error?.issues[0]).toMatchObject({ path: ['code'], message });
});
