import type * as z from 'zod';
import { editDistance } from '../../../platform/text/edit-distance';
import { fieldNames, layoutsFile, type LayoutsFile } from '../layout.seed-schema';
import { error, type Path, type Problem } from './problem';

type Issue = z.core.$ZodIssue;
export type ReadFile = { file: LayoutsFile } | { problems: Problem[] };
const LANGUAGES = new Set<PropertyKey>(['ko', 'en', 'cn']);
/** Letters that a mistyped field may be away from one that exists. */
const TYPO = 2;

/** A file's text, read and checked for its shape; what it names is checked by `checkLayouts`. */
export function readLayoutsFile(text: string): ReadFile {
  let content: unknown;
  try {
    content = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (cause) {
    return { problems: [error([], `is not JSON: ${cause instanceof Error ? cause.message : String(cause)}`)] };
  }
  return readLayoutsContent(content);
}

/** What a file says, checked for its shape. */
export function readLayoutsContent(content: unknown): ReadFile {
  const read = layoutsFile.safeParse(content);
  if (read.success) return { file: read.data };
  return { problems: read.error.issues.flatMap((issue) => problemsOf(issue, content)) };
}

function problemsOf(issue: Issue, content: unknown): Problem[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => error([...issue.path, key], `unknown field${hintFor(key)}`));
  return [error(issue.path, reasonOf(issue, valueAt(content, issue.path)))];
}

function reasonOf(issue: Issue, value: unknown): string {
  const name = issue.path.at(-1);
  if (value === undefined) return name !== undefined && LANGUAGES.has(name) ? `the language “${String(name)}” is missing` : 'is missing';
  if (value === '') return 'is empty';
  switch (issue.code) {
    case 'invalid_type':
      return `is ${shown(value)}, not ${AS_WORDS[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `is ${shown(value)}, not one of ${issue.values.map(String).join(', ')}`;
    case 'too_big':
      return `is too large: ${issue.maximum} at most`;
    case 'too_small':
      return `is too small: ${issue.minimum} at least`;
    case 'invalid_format':
      return name === 'virtualCategoryEndTime' ? 'is not a time like 2026-12-01 00:00:00' : `is ${shown(value)}: ${issue.message}`;
    default:
      return issue.message;
  }
}
const AS_WORDS: Readonly<Record<string, string>> = {
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  string: 'a text',
  array: 'a list',
  object: 'an object',
};

const shown = (value: unknown): string => (typeof value === 'object' && value !== null ? 'a group of fields' : JSON.stringify(value));

const valueAt = (content: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined), content);

function hintFor(key: string): string {
  const near = fieldNames.find((name) => editDistance(key.toLowerCase(), name.toLowerCase(), TYPO) <= TYPO);
  return near ? `; is “${near}” meant?` : '';
}
