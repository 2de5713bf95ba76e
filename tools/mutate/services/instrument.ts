import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { ROOT } from '../../lib/proc.mjs';
import { LEFT_OUT, SERVICE_EDITS, type Edit } from './edits';

/** Lines of a file, from 1, both ends included. */
export type Lines = readonly [first: number, last: number];
export interface Mutant {
  id: string;
  /** Relative to the root. */
  file: string;
  line: number;
  edit: string;
  before: string;
  after: string;
}
export interface Instrumented {
  mutants: Mutant[];
  /** Source with all mutants in it, by absolute path; `globalThis.__stryker__.activeMutant` chooses one. */
  sources: Record<string, string>;
}

const LOG = Object.fromEntries(
  ['isTraceEnabled', 'isDebugEnabled', 'isInfoEnabled', 'isWarnEnabled', 'isErrorEnabled', 'isFatalEnabled'].map((name) => [
    name,
    () => false,
  ]),
);
for (const name of ['trace', 'debug', 'info', 'warn', 'error', 'fatal']) Object.assign(LOG, { [name]: () => undefined });

/** StrykerJS has no door for edits of one's own: they join its list, which its exports do not name. */
async function addServiceEdits(): Promise<void> {
  const main = createRequire(import.meta.url).resolve('@stryker-mutator/instrumenter');
  const { allMutators } = (await import(pathToFileURL(path.join(path.dirname(main), 'mutators/mutate.js')).href)) as {
    allMutators: Edit[];
  };
  if (!allMutators.includes(SERVICE_EDITS[0] as Edit)) allMutators.push(...SERVICE_EDITS);
}

/** @param lines of each file that may be changed; all of them where none are given */
export async function instrument(
  files: readonly string[],
  lines: ReadonlyMap<string, readonly Lines[]> = new Map(),
): Promise<Instrumented> {
  await addServiceEdits();
  const given = files.map((file) => ({
    name: file,
    content: readFileSync(path.join(ROOT, file), 'utf8'),
    mutate:
      lines.get(file)?.map(([first, last]) => ({
        start: { line: first - 1, column: 0 },
        end: { line: Math.min(last - 1, Number.MAX_SAFE_INTEGER), column: Number.MAX_SAFE_INTEGER },
      })) ?? true,
  }));
  const { files: done, mutants } = await new Instrumenter(LOG as never).instrument(given, {
    plugins: null,
    ignorers: [],
    excludedMutations: LEFT_OUT,
  });
  const contents = new Map(given.map(({ name, content }) => [name, content.split('\n')]));
  return {
    sources: Object.fromEntries(done.map(({ name, content }) => [path.join(ROOT, name), content])),
    mutants: mutants
      .filter(({ status }) => status !== 'Ignored')
      .map(({ id, fileName, location: { start, end }, mutatorName, replacement = '' }) => ({
        id,
        file: fileName,
        line: start.line + 1,
        edit: mutatorName,
        before: brief(textOf(contents.get(fileName) ?? [], start, end)),
        after: brief(replacement),
      }))
      .filter((mutant) => !isSaidTwice(mutant)),
  };
}

/** `a !== b` for `a === b` and `a` for `!a` fall wherever "always" and "never" do; what is logged is nobody's business but the operator's. */
const isSaidTwice = ({ edit, before }: Mutant): boolean =>
  (edit === 'EqualityOperator' && /[!=]==/.test(before)) ||
  (edit === 'BooleanLiteral' && before.startsWith('!')) ||
  (edit === 'CallRemoved' && /^(\w+\.)?log\.\w+\(/.test(before));

interface Position {
  line: number;
  column: number;
}
const textOf = (lines: readonly string[], start: Position, end: Position): string =>
  lines
    .slice(start.line, end.line + 1)
    .map((line, at) => line.slice(at === 0 ? start.column : 0, at === end.line - start.line ? end.column : undefined))
    .join(' ');
const brief = (code: string): string => code.replace(/\s+/g, ' ').slice(0, 90);
