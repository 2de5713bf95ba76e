import { PERMISSIONS } from '@hyangro/contracts/release/remote-contract';
import type { ShellContract } from '@hyangro/contracts/release/check-release.rules';
import { readDeclaration } from './contract-uses';
import { currentSnapshot } from './contract-snapshot';

/** What the shell of these sources takes and knows, for the gate in front of a release. */
export const shellContract = (): ShellContract => ({
  uses: readDeclaration('shell'),
  knows: currentSnapshot(),
  permissions: PERMISSIONS,
});
