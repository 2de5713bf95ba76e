import './lib/typescript.mjs';

/**
 * `pnpm contracts`: writes what each remote's sources use into its `contract.json`, and the contract into `shared/contracts/snapshot`; the
 * difference is what a review looks at. `--say "…"` writes the changeset of what changed, `--check` fails where either is missing, and
 * `--raise` makes the next version of what changesets say (ADR 19).
 */
const { refreshContracts, checkContracts, sayChanges, raiseVersion } = await import('./lib/contract-changes.ts');
const [flag, words = ''] = process.argv.slice(2);
if (flag && !['--check', '--say', '--raise'].includes(flag)) throw new Error(`No such option: ${flag}.`);
if (flag === '--say' && !words.trim()) throw new Error('Say in words what changes: --say "Reviews tell their length."');
if (flag === '--check') process.exitCode = await checkContracts();
else if (flag === '--say') process.exitCode = await sayChanges(words.trim());
else if (flag === '--raise') process.exitCode = await raiseVersion();
else process.exitCode = await refreshContracts();
