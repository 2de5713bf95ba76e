import * as z from 'zod';
import { MAX_INTEGER } from '@hyangro/contracts/kit/schemas';
import { discountRate } from '@hyangro/rules/prices';
import { LONGEST } from '../../../platform/text/longest';
import { productEntry, type ProductEntry } from '../catalog.seed-schema';

/** A product as an operator's file has it: the entry of the demo files without what the shop works out itself. */
export const importEntry = productEntry.omit({ discountRate: true }).extend({ stockCnt: z.int().min(0).max(MAX_INTEGER).nullish() });

const checked = importEntry
  .refine(({ normalPrice, salePrice }) => salePrice <= normalPrice, { path: ['salePrice'], error: 'is above normalPrice' })
  .refine(({ optionType, options }) => (optionType === null) === (options.length === 0), {
    path: ['optionType'],
    error: 'goes with options: both or none',
  })
  .refine(({ options }) => new Set(options.map(({ optionCd }) => optionCd)).size === options.length, {
    path: ['options', 0, 'optionCd'],
    error: 'stands twice in this product',
  })
  .refine((entry) => !JSON.stringify(entry).includes('\\u0000'), {
    path: ['productCd'],
    error: 'the product has a NUL character in its texts',
  })
  .transform(({ stockCnt, ...entry }): ProductEntry => ({
    ...entry,
    stockCnt: entry.options.reduce((sum, option) => sum + option.stockCnt, 0) || (stockCnt ?? 0),
    discountRate: discountRate(entry),
  }));

/** What is wrong with a file, where an operator finds it. */
export interface Problem {
  line: number;
  column: string;
  reason: string;
}
/** One product of a file: its entry, or what is wrong with it. */
export interface ImportRow {
  /** Line of the file where it begins, from 1. */
  line: number;
  /** Lines of its options, in order; empty where the file has no lines of their own for them. */
  optionLines: readonly number[];
  /** As far as it could be read, for the report. */
  productCd: string;
  entry: ProductEntry | null;
  problems: readonly Problem[];
}

/** Checks one product of a file against the schema. */
export function checkRow(raw: unknown, line: number, optionLines: readonly number[], found: readonly Problem[] = []): ImportRow {
  const parsed = checked.safeParse(raw);
  const problems = parsed.success ? [] : parsed.error.issues.map((issue) => problemOf(issue, raw, line, optionLines));
  const all = [...found, ...problems];
  return { line, optionLines, productCd: codeIn(raw), entry: parsed.success && all.length === 0 ? parsed.data : null, problems: all };
}

function problemOf({ path, message }: z.core.$ZodIssue, raw: unknown, line: number, optionLines: readonly number[]): Problem {
  const [first, at, ...rest] = path;
  const isOption = first === 'options' && typeof at === 'number';
  const value = path.reduce<unknown>((inside, key) => (isRecord(inside) ? inside[String(key)] : undefined), raw);
  const shown = typeof value === 'string' && value !== '' ? ` (“${value.slice(0, 40)}”)` : '';
  return {
    line: (isOption ? optionLines[at] : undefined) ?? line,
    column: (isOption ? ['option', ...rest] : path).join('.'),
    reason: `${message}${shown}`,
  };
}

const codeIn = (raw: unknown): string =>
  isRecord(raw) && typeof raw['productCd'] === 'string' ? raw['productCd'].slice(0, LONGEST.code) : '';
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
