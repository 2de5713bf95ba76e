import { readdirSync } from 'node:fs';
import path from 'node:path';
import { moduleArrows } from '../../lib/module-borders';
import { ROOT } from '../../lib/proc.mjs';

const MODULES = 'api/src/modules';
/** What decides nothing: tables, words, seeds, doors. Rules have their own run. */
const IS_DECLARED =
  /\.(test|tables|seed|seed-schema|scenarios|messages|module|routes|port|views|rules)\.ts$|\/(public|testing|test-provider)\b/;

/** Whether a file is broken with a database: services, repositories and what they are made of. */
export const isService = (file: string): boolean => file.startsWith(`${MODULES}/`) && file.endsWith('.ts') && !IS_DECLARED.test(file);

const filesOf = (module: string): string[] =>
  readdirSync(path.join(ROOT, MODULES, module), { recursive: true })
    .map((file) => `${MODULES}/${module}/${String(file).replaceAll(path.sep, '/')}`)
    .sort();

/** @param prefix module, or the beginning of its files: `payment`, `member/points` */
export function servicesOf(prefix: string): string[] {
  const [module = ''] = prefix.split('/');
  return filesOf(module).filter((file) => isService(file) && file.startsWith(`${MODULES}/${prefix}`));
}

/** Tests of the module first, then of those that use it: a coupon is spent by an order and given back by a claim. */
export function testsFor(module: string): string[] {
  const users = moduleArrows(path.join(ROOT, MODULES))
    .filter(({ to, file }) => to === module && !IS_DECLARED.test(file))
    .map(({ from }) => from);
  return [...new Set([module, ...users])]
    .filter((each) => !ELSEWHERE.includes(each))
    .flatMap(filesOf)
    .filter((file) => file.endsWith('.test.ts') && !IS_LEFT_OUT.test(file));
}
/** Modules whose tests read much and decide nothing about others. */
const ELSEWHERE = ['demo', 'layout', 'recommendation', 'search', 'catalog'];
/** Races, processes that are killed, providers that hang: they take long and prove what they name. Rules have their own run. */
const IS_LEFT_OUT = /(races|crash|hanging-provider|seed|\.rules)\.test\.ts$/;
