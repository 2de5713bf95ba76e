import { homeOf, journeysOf, linesOfDiff, testsOf } from './changed';

test('a change in a remote or the shell brings the journeys of it, a changed journey itself, one in an API module those of the remotes that ask it', () => {
  expect(journeysOf(['mfe-order/src/remote.ts', 'mfe-order/locales/ko.json'])).toEqual(['specs/order/']);
  expect(journeysOf(['e2e/specs/shell/tap.spec.ts', 'mfe-ugc/src/remote.ts'])).toEqual(['specs/ugc/', 'specs/shell/tap.spec.ts']);
  expect(journeysOf(['shell/src/app/shelf.tsx'])).toEqual(['specs/shell/']);
  expect(journeysOf(['api/src/modules/claim/claim.service.ts'])).toEqual(['specs/order/']);
});

test('a test, a text beside the packages, or what only an API module uses brings no journey', () => {
  expect(journeysOf(['api/src/app.ts', 'README.md', 'mfe-order/src/data/cart.model.test.ts'])).toEqual([]);
  expect(journeysOf(['api/src/modules/money-audit/money-audit.repository.ts'])).toEqual([]);
});

test('tests that import what is changed are run, those that read it, and changed ones', () => {
  const files = ['mfe-order/locales/ko.json', 'shared/rules/src/vat.ts', 'api/src/app.test.ts'];
  expect(testsOf(files, ['shared/rules/src/vat.test.ts', 'mfe-order/src/remote.test.ts'])).toEqual({
    tests: ['api/src/app.test.ts', 'mfe-order/src/remote.test.ts', 'shared/build/src/workspace.test.ts', 'shared/rules/src/vat.test.ts'],
    left: 0,
  });
});

test('of more tests than are worth picking, those at home with the change are run, and the others counted', () => {
  const others = Array.from({ length: 200 }, (_, index) => `mfe-order/src/data/a${index}.test.ts`);
  const own = 'shared/rules/src/vat.test.ts';
  expect(testsOf(['shared/rules/src/vat.ts'], [...others, own])).toEqual({ tests: [own], left: 200 });
  expect(homeOf('api/src/modules/claim/show/claim.presenter.ts')).toBe('api/src/modules/claim/');
});

test('a diff is read as the runs of lines that are new, what is only gone left out', () => {
  const diff = ['--- a/x.ts', '+++ b/x.ts', '@@ -3 +3,2 @@ f()', '+one', '+two', '@@ -9,2 +10,0 @@', '-gone', '@@ -20 +19 @@', '+three'];
  expect(linesOfDiff(diff)).toEqual([
    [3, 4],
    [19, 19],
  ]);
});
