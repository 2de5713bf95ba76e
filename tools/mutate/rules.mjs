import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../shared/build/src/workspace-paths.mjs';

/** Pure files beside the rules, by name: what they compute needs no database, no browser and no network either. */
const BY_NAME = [
  'api/src/platform/clock/clock.ts',
  'api/src/platform/session/age-group.ts',
  'mfe-catalog/src/data/list-filter.ts',
  'mfe-catalog/src/data/product.model.ts',
  'mfe-catalog/src/data/purchase-intent.ts',
  'mfe-layout/src/data/layout.model.ts',
  'mfe-layout/src/data/picks.model.ts',
  'mfe-layout/src/data/ranking.model.ts',
  'mfe-layout/src/data/time-sale.model.ts',
  'mfe-order/src/data/cart.model.ts',
  'mfe-order/src/data/order.model.ts',
  'mfe-raffle/src/data/raffle.model.ts',
  'mfe-ugc/src/data/review.model.ts',
  'shared/contracts/src/routes/match.ts',
  'shared/contracts/src/routes/paths.ts',
  'shared/runtime/src/format/money.ts',
  'shared/runtime/src/format/relative-time.ts',
  'shared/runtime/src/format/seoul-time.ts',
  'shell/src/router/gate.ts',
  'shell/src/router/login-target.ts',
];

/** Rules that are not broken on purpose, each with the reason. */
export const EXCEPTED = {
  'shared/contracts/src/order/claim.rules.ts': 'constants alone: the schema and the form that use them are tested at their limits',
};

/**
 * Unit tests of rules that do not stand beside them under the same name.
 * @type {Readonly<Record<string, string>>}
 */
const OTHER_TESTS = {
  'shared/contracts/src/order/address.rules.ts': 'shared/contracts/src/order/address.schemas.test.ts',
  'shared/contracts/src/routes/match.ts': 'shared/contracts/src/routes/routes.test.ts',
  'shared/runtime/src/format/money.ts': 'shared/runtime/src/format/format.test.ts',
  'shared/runtime/src/format/relative-time.ts': 'shared/runtime/src/format/format.test.ts',
  'shell/src/router/login-target.ts': 'shell/src/router/gate.test.ts',
};

const isRule = (/** @type {string} */ file) => /(\.rules\.ts|^shared\/rules\/src\/[^/]+(?<!\.test)\.ts)$/.test(file);
/** Every `*.rules.ts` of the workspace, and all of `shared/rules`. */
const found = readdirSync(ROOT)
  .flatMap((dir) => (dir === 'shared' ? readdirSync(path.join(ROOT, dir)).map((part) => `shared/${part}`) : [dir]))
  .map((dir) => `${dir}/src`)
  .filter((dir) => existsSync(path.join(ROOT, dir)))
  .flatMap((dir) =>
    readdirSync(path.join(ROOT, dir), { recursive: true }).map((file) => `${dir}/${String(file).replaceAll(path.sep, '/')}`),
  )
  .filter(isRule);

/** The pure rules of the shop, found by their name: a new one is broken on purpose like all others. */
export const RULES = [...found, ...BY_NAME].filter((file) => !(file in EXCEPTED)).sort();

const exists = (/** @type {string} */ file) => existsSync(path.join(ROOT, file));
/** The unit tests of a rule. */
export const testsOf = (/** @type {string} */ file) =>
  [file.replace(/\.ts$/, '.test.ts'), OTHER_TESTS[file]].filter((test) => test !== undefined && exists(test));

/** Folder of the package that a rule belongs to, relative to the root. */
export const packageOf = (/** @type {string} */ file) => file.replace(/\/src\/.*/, '');
/** Those of this run, which `main.ts` names in MUTATE_RULES. */
export const CHOSEN = process.env.MUTATE_RULES?.split(',') ?? RULES;
