import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { currentSnapshot } from '../../shared/build/src/contract-snapshot';
import { declarationOf, offersOf, readDeclaration } from '../../shared/build/src/contract-uses';
import { releaseContract, type Given } from '../../shared/build/src/release-contract';
import { checkRelease } from '../../shared/contracts/src/release/check-release.rules';
import { declarationSchema, PERMISSIONS } from '../../shared/contracts/src/release/remote-contract';
import { ROOT, bin, run, runNode } from './proc.mjs';

/** What every program gave and used when its contract was last written: the peers' folders need not be here. */
const peers = (): Record<string, Given> =>
  JSON.parse(readFileSync(path.join(ROOT, 'shared/contracts/peers.json'), 'utf8')) as Record<string, Given>;

/**
 * Tests one remote against its contract, without any other (MFE-20): `contract.json` is what its sources use, lint finds nothing undeclared,
 * its release would hurt none of its peers, and its screens and surfaces render with answers of the contract.
 * @throws {Error} with the first that does not hold
 */
export async function testContract(remote: string): Promise<void> {
  const uses = declarationSchema.parse(declarationOf(remote));
  if (!isDeepStrictEqual(uses, declarationSchema.parse(readDeclaration(remote))))
    throw new Error(`mfe-${remote}/contract.json is not what its sources use: \`pnpm contracts\` writes it.`);
  const known = peers();
  const { shell = { uses }, ...remotes } = known;
  const knows = currentSnapshot();
  const served = Object.entries(remotes).map(([name, given]) => releaseContract({ remote: name, version: 'committed', ...given }, knows));
  const candidate = releaseContract({ remote, version: 'sources', offers: offersOf(remote), uses }, knows);
  const { breaks } = checkRelease({ candidate, served, shell: { uses: shell.uses, knows, permissions: PERMISSIONS } });
  if (breaks.length) throw new Error(breaks.map(({ peer, what, difference }) => `${peer}: ${what}: ${difference}`).join('\n'));
  await run(bin('eslint'), ['--max-warnings', '0', `mfe-${remote}/src`]);
  const tests = String.raw`mfe-${remote}[\\/]src[\\/](screens|surfaces)[\\/].*(screen|surface)\.test\.tsx$`;
  await runNode([
    bin('../jest/bin/jest.js'),
    '--maxWorkers=2',
    '--passWithNoTests',
    '--selectProjects',
    `mfe-${remote}`,
    '--testPathPatterns',
    tests,
  ]);
}
