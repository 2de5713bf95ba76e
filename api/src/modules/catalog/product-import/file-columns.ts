import * as z from 'zod';
import { importEntry } from './import-entry';

/** Lists in one cell: `rose|musk`. */
const LIST_MARK = '|';
const OPTION = 'option';

type Shape = z.core.$ZodType;
/** Reads the cell of a column; empty for a column that the file does not have. */
export type CellOf = (column: string) => string;

const inside = (schema: Shape): Shape =>
  schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? inside(schema.unwrap()) : schema;
const isEmptyAllowed = (schema: Shape): boolean => schema instanceof z.ZodNullable || schema instanceof z.ZodOptional;
const columnOf = (prefix: string, key: string) => (prefix ? `${prefix}.${key}` : key);

/** Columns of a schema: `name.ko` for a text of three languages. Rows of their own (options) are left out. */
function columnsIn(schema: Shape, prefix: string): readonly string[] {
  const kind = inside(schema);
  if (kind instanceof z.ZodObject) return Object.entries(kind.shape).flatMap(([key, part]) => columnsIn(part, columnOf(prefix, key)));
  return kind instanceof z.ZodArray && inside(kind.element) instanceof z.ZodObject ? [] : [prefix];
}

const optionSchema = importEntry.shape.options.element;
export const PRODUCT_COLUMNS = columnsIn(importEntry, '');
export const OPTION_COLUMNS = columnsIn(optionSchema, OPTION);

/** What the cells under `prefix` say, in the shape of the schema; a cell that is no number or flag stays text, and the schema refuses it. */
function valueIn(schema: Shape, prefix: string, cellOf: CellOf): unknown {
  const kind = inside(schema);
  const isBlank = () => columnsIn(schema, prefix).every((column) => cellOf(column) === '');
  if (isEmptyAllowed(schema) && isBlank()) return null;
  if (kind instanceof z.ZodObject)
    return Object.fromEntries(Object.entries(kind.shape).map(([key, part]) => [key, valueIn(part, columnOf(prefix, key), cellOf)]));
  const cell = cellOf(prefix);
  if (kind instanceof z.ZodArray)
    return cell
      .split(LIST_MARK)
      .map((part) => part.trim())
      .filter(Boolean);
  if (kind instanceof z.ZodBoolean) return FLAGS[cell.toLowerCase()] ?? cell;
  if (kind instanceof z.ZodNumber) return /^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell;
  return cell;
}
const FLAGS: Readonly<Record<string, boolean>> = { true: true, '1': true, yes: true, false: false, '0': false, no: false, '': false };

/** A product from its line and those of its options. */
export const productIn = (cellOf: CellOf, options: readonly CellOf[]): unknown => ({
  ...(valueIn(importEntry, '', cellOf) as Record<string, unknown>),
  options: options.map((each) => valueIn(optionSchema, OPTION, each)),
});

/** Cells of a value, the other way round. */
export function cellsOf(schema: Shape, value: unknown, prefix: string): Readonly<Record<string, string>> {
  const kind = inside(schema);
  if (kind instanceof z.ZodObject)
    return Object.assign({}, ...Object.entries(kind.shape).map(([key, part]) => cellsOf(part, fieldOf(value, key), columnOf(prefix, key))));
  if (kind instanceof z.ZodArray) return Array.isArray(value) && value.every(isText) ? { [prefix]: value.join(LIST_MARK) } : {};
  return { [prefix]: value === null || value === undefined ? '' : String(value) };
}
const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
const isText = (value: unknown): value is string => typeof value === 'string';
export const optionCells = (option: unknown) => cellsOf(optionSchema, option, OPTION);
export const productCells = (entry: unknown) => cellsOf(importEntry, entry, '');
