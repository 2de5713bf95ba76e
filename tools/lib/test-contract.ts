import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { ESLint } from 'eslint';
import { currentSnapshot } from '../../shared/build/src/contract-snapshot';
import { declarationOf, offersOf, readDeclaration } from '../../shared/build/src/contract-uses';
import { releaseContract, type Given } from '../../shared/build/src/release-contract';
import { checkRelease } from '../../shared/contracts/src/release/check-release.rules';
import { declarationSchema, PERMISSIONS } from '../../shared/contracts/src/release/remote-contract';
import { ROOT, bin, runNode } from './proc.mjs';

/** What every program gave and used when its contract was last written: the peers' folders need not be here. */
const peers = (): Record<string, Given> =>
  JSON.parse(readFileSync(path.join(ROOT, 'shared/contracts/peers.json'), 'utf8')) as Record<string, Given>;

/** Lint rules of the contract: nothing undeclared, and no way around it by `fetch` or the browser's storage. All others `lint` holds. */
const OF_THE_CONTRACT: ReadonlySet<string> = new Set(['shop/declared', 'no-restricted-globals']);
/** Of what is looked at after each test of a screen: axe and dollars are no matter of the contract, and take half of the time. */
const AFTER_EACH = 'shared/testing/src/warnings-after-each.ts';

/**
 * Tests one remote against its contract, without any other (MFE-20): `contract.json` is what its sources use, lint finds no way around it,
 * its release would hurt none of its peers, and its screens and surfaces render with answers of the contract. Its other tests
 * (models, rules, parts) and what is looked at beside the contract are those of `pnpm test`.
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
  await lintContract(remote);
  await renderScreens(remote, candidate.routes.length > 0);
}

async function lintContract(remote: string): Promise<void> {
  const eslint = new ESLint({ cwd: ROOT, ruleFilter: ({ ruleId }) => OF_THE_CONTRACT.has(ruleId) });
  const faults = (await eslint.lintFiles([`mfe-${remote}/src`])).flatMap(({ filePath, messages }) =>
    messages.map(({ line, message }) => `${path.relative(ROOT, filePath)}:${line} ${message}`),
  );
  if (faults.length) throw new Error(faults.join('\n'));
}

/** By the remote's own configuration: that of the root names every package, and the others need not be here. */
async function renderScreens(remote: string, hasScreens: boolean): Promise<void> {
  const tests = String.raw`mfe-${remote}[\\/]src[\\/](screens|surfaces|testing)[\\/].*\.test\.tsx$`;
  await runNode([
    bin('../jest/bin/jest.js'),
    ...['--config', `mfe-${remote}/jest.config.mjs`],
    '--maxWorkers=2',
    ...(hasScreens ? [] : ['--passWithNoTests']),
    ...['--setupFilesAfterEnv', path.join(ROOT, AFTER_EACH)],
    ...['--testPathPatterns', tests],
  ]);
}
