import path from 'node:path';
import { changedFiles, changedLines } from '../lib/changed';
import { ROOT, bin, run } from '../lib/proc.mjs';
import { RULES, packageOf } from './rules.mjs';
import { report, writeLives } from './services/report';
import { sweep } from './services/sweep';
import { isService, servicesOf, testsFor } from './services/targets';

/** What `tools/mutate.mjs` says. Answers the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const [mode, ...names] = args;
  if (mode === '--services') return breakServices(names.flatMap(servicesOf));
  if (mode !== '--changed') return breakRules(args);
  const files = changedFiles();
  const rules = files.filter((file) => RULES.includes(file));
  const services = files.filter(isService);
  if (rules.length + services.length === 0) console.log('No rule and no service is changed.');
  const code = rules.length > 0 ? await breakRules(rules) : 0;
  return Math.max(code, await breakServices(services, true));
}

/**
 * Package by package, with the tests of its rules: an edit to a constant runs all of them.
 * @param files relative to the root; all rules when there are none
 */
async function breakRules(files: readonly string[]): Promise<number> {
  const other = files.filter((file) => !RULES.includes(file));
  if (other.length > 0) throw new Error(`No rules: ${other.join(', ')}`);
  const chosen = files.length > 0 ? files : RULES;
  const below: string[] = [];
  for (const name of new Set(chosen.map(packageOf))) {
    console.log(`\n── ${name}`);
    const rules = chosen.filter((file) => packageOf(file) === name);
    const config = path.join(ROOT, 'tools/mutate/stryker.config.mjs');
    await run(bin('stryker'), ['run', config], { env: { MUTATE_RULES: rules.join(',') } }).catch(() => below.push(name));
  }
  if (below.length > 0) console.log(`\nBelow what is asked for: ${below.join(', ')}`);
  return below.length > 0 ? 1 : 0;
}

/** What lives in a service is told and fails nothing: an edit may be one that no caller can tell. */
async function breakServices(files: readonly string[], onlyChanged = false): Promise<number> {
  const moduleOf = (file: string) => file.split('/')[3] ?? '';
  for (const module of new Set(files.map(moduleOf))) {
    const own = files.filter((file) => moduleOf(file) === module);
    const lines = onlyChanged ? new Map(own.map((file) => [file, changedLines(file)])) : undefined;
    report(await sweep(own, testsFor(module), writeLives, lines));
  }
  return 0;
}
