import { addToConst } from './edit';
import { camelOf, kebabName, pascalOf, titleOf } from './names';
import { refuse, type Plan, type Args } from './plan';
import { wordsFor } from './words';
import type { Workspace } from './workspace';

const DIR = 'mfe-layout/src/displays';
const TABLE = `${DIR}/displays.ts`;
/** Where numbers of drawn types stand: in the table, or as constants that the table uses. */
const NUMBERS: readonly [file: string, pattern: RegExp][] = [
  [TABLE, /^\s+(\d+):/gm],
  [`${DIR}/hero/hero.model.ts`, /^ {2}\[(\d+), /gm],
  ['mfe-layout/src/data/tabs.model.ts', /LAYOUT_TABS = (\d+)/g],
  ['shared/contracts/src/layout/display-types.ts', /_DISPLAY = (\d+)/g],
];
/** Types of the specification (§2): 1 to 27, without these. */
const LAST = 27;
const NEVER = [9, 22];
/** The shop's own types begin here, and end with what the layout's schema takes: what the specification adds one day is before them. */
const OWN = { first: 101, last: 10_000 };

const isType = (number: number): boolean =>
  (number >= 1 && number <= LAST && !NEVER.includes(number)) || (number >= OWN.first && number <= OWN.last);

/** `pnpm new display <number> <name>`: the component of a display type, its row in the table and its words. */
export function newDisplay(workspace: Workspace, { words: [given, name] }: Args): Plan {
  const number = Number(given);
  if (!given || !/^\d+$/.test(given) || !isType(number))
    return refuse(
      `"${given ?? ''}" is no display type: 1 to ${LAST} without ${NEVER.join(' and ')}, and the shop's own from ${OWN.first} on.`,
    );
  if (drawnTypes(workspace).includes(number)) refuse(`Type ${number} is drawn already: see ${TABLE}.`);
  const kebab = kebabName('display', name);
  const file = `${DIR}/${kebab}.tsx`;
  if (workspace.has(file) || workspace.has(`${DIR}/${kebab}`)) refuse(`The display ${kebab} exists already in ${DIR}.`);
  const values = { number: String(number), component: pascalOf(kebab), key: camelOf(kebab), title: titleOf(kebab) };
  const { component } = values;
  const chunk = `/* webpackChunkName: "display-${kebab}" */`;
  const row = `${number}: whenNear(() => import(${chunk} './${kebab}').then(({ ${component} }) => ${component}))`;
  const table = addToConst(workspace.read(TABLE), 'DISPLAYS', row) ?? refuse(`${TABLE} has no table DISPLAYS.`);
  return {
    changes: [
      { file, text: workspace.fill('display/display.tsx', values), kind: 'code' },
      { file: TABLE, text: table, kind: 'code' },
      ...wordsFor(workspace, 'layout', { [`${values.key}.label`]: values.title }),
    ],
    next: [`Draw it in ${file}; mfe-layout/src/displays/headings.test.tsx tests it with every other type.`],
  };
}

const drawnTypes = (workspace: Workspace): number[] =>
  NUMBERS.flatMap(([file, pattern]) => [...workspace.read(file).matchAll(pattern)]).map(([, number]) => Number(number));
