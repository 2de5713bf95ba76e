import { FLAGS } from '@hyangro/contracts/flags/flags';
import { flagFaults } from '@hyangro/contracts/flags/flags.rules';
import { REMOTES } from '@hyangro/contracts/routes/table';
import { declarationOf } from './contract-uses';

test('no flag is past its end, ends more than a year ahead, or is asked for by nobody or by another remote', () => {
  const asked = Object.fromEntries(REMOTES.map((remote) => [remote, declarationOf(remote).flags]));
  expect(flagFaults(FLAGS, asked, new Date())).toEqual([]);
});
