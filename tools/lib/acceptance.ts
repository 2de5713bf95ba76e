import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const LEFT_OUT = new Set(['node_modules', 'dist', 'dist-node', '.cache', '.release', '.git', 'test-results']);
const ID = /^\| ((?:[A-Z][A-Za-z0-9-]*(?:, )?)+) \|/;

/** IDs in the first column of the tables of a text. */
export const idsOfTables = (markdown: string): string[] =>
  markdown.split('\n').flatMap((line) => (/^\| ID \|/.test(line) ? [] : (ID.exec(line)?.[1]?.split(', ') ?? [])));

const TELLS = new Set(['test', 'it', 'describe']);

/**
 * Titles in the source of a test: the first argument of `test`, `it` and `describe`, gaps of a template as `…`; and texts that are
 * an ID alone, as a table of titles has them. Comments, names and other texts are none.
 */
export function titlesIn(source: string): string[] {
  const file = ts.createSourceFile('x.tsx', source, ts.ScriptTarget.Latest, false);
  const titles: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && TELLS.has(calledIn(node))) titles.push(textOf(node.arguments[0]));
    if (ts.isStringLiteral(node) && ALONE.test(node.text)) titles.push(node.text);
    ts.forEachChild(node, look);
  };
  look(file);
  return titles.filter(Boolean);
}
/** `test` of `test.each(rows)(…)`. */
function calledIn(node: ts.Expression): string {
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) return calledIn(node.expression);
  return ts.isIdentifier(node) ? node.text : '';
}
const ALONE = /^[A-Z]+(-[A-Z]*\d*[a-z]?)+$/;
function textOf(node: ts.Node | undefined): string {
  if (!node) return '';
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return '';
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('…');
}

/** A number with letters that is none of a longer one: `GEN-15` also by its parts `GEN-15a`. */
const NUMBERED =
  /(?<![A-Za-z0-9-])[A-Z]+(?:-[A-Z]+)*(?:-\d+|-[A-Z]*\d+)[a-z]?(?![A-Za-z0-9])|(?<![A-Za-z0-9-])(?:K|D|E|V|ERR)-[A-Za-z0-9]+(?:-\d)?(?![A-Za-z0-9-])/g;

/** IDs that a text names, those between the ends of a range (`R-ACC-11 … R-ACC-16`) included; what is no ID of the list is left out. */
export function idsIn(text: string, known: ReadonlySet<string>): string[] {
  const named = [...text.matchAll(NUMBERED)]
    .map(([id]) => id)
    .flatMap((id) => (known.has(id) ? [id] : known.has(id.replace(/[a-z]$/, '')) ? [id.replace(/[a-z]$/, '')] : []));
  const ranges = [...text.matchAll(/([A-Z-]+-)(\d+) … \1(\d+)/g)].flatMap(([, prefix = '', from = '', to = '']) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, n) => prefix + String(Number(from) + n).padStart(from.length, '0')),
  );
  return [...named, ...ranges.filter((id) => known.has(id))];
}

/** Every test's file below a folder. */
export function testFiles(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    if (LEFT_OUT.has(entry.name)) return [];
    const file = path.join(dir, entry.name);
    if (entry.isDirectory()) return testFiles(file);
    return /\.(test|spec)\.tsx?$|(-each|table)\.ts$/.test(entry.name) ? [file] : [];
  });
}

export interface Acceptance {
  /** In the title of a test. */
  titled: ReadonlySet<string>;
  /** By several tests, named in PROOFS.md. */
  halves: ReadonlySet<string>;
  /** Said to be open. */
  open: ReadonlySet<string>;
  all: readonly string[];
}

/** What the tests below a folder say about the rows of its `docs/ACCEPTANCE.md`. */
export function readAcceptance(root: string): Acceptance {
  const [rows = '', open = ''] = readFileSync(path.join(root, 'docs/ACCEPTANCE.md'), 'utf8').split('\n## Not proven\n');
  const all = idsOfTables(rows);
  const known = new Set(all);
  const titled = new Set(testFiles(root).flatMap((file) => titlesIn(readFileSync(file, 'utf8')).flatMap((text) => idsIn(text, known))));
  return {
    all,
    titled,
    halves: new Set(idsOfTables(readFileSync(path.join(root, 'docs/PROOFS.md'), 'utf8'))),
    open: new Set(idsOfTables(open)),
  };
}
