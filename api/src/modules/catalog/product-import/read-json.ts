import { readFile } from 'node:fs/promises';
import { checkRow, type ImportRow } from './import-entry';
import { decodeUtf8 } from './utf8';

/** Goods of a JSON file: a list of products in the shape of the demo shop's `products.json`. */
export async function* readJson(file: string): AsyncGenerator<ImportRow> {
  const text = decodeUtf8(await readFile(file));
  for (const { line, json } of itemsOf(text)) yield checkRow(parse(json, line), line, []);
}

function parse(json: string, line: number): unknown {
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw new Error(`Line ${line}: this product is no JSON. ${cause instanceof Error ? cause.message : ''}`, { cause });
  }
}

/** The items of a list as they are written, with the line each begins in. */
function* itemsOf(text: string): Generator<{ line: number; json: string }> {
  const opening = /^\uFEFF?\s*\[/.exec(text)?.[0];
  if (opening === undefined) throw new Error('Line 1: the file is not a list of products.');
  let line = 1 + countLines(opening);
  let begin = opening.length;
  let depth = 1;
  // Strings, as they may hold brackets and commas; then what gives a list its shape. One step for each letter of a string would need more
  // of the engine's stack than there is for a text of megabytes.
  const marks = /"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{},]/gs;
  marks.lastIndex = begin;
  for (let mark = marks.exec(text); mark && depth > 0; mark = marks.exec(text)) {
    const [sign] = mark;
    if (sign === '[' || sign === '{') depth += 1;
    if (sign === ']' || sign === '}') depth -= 1;
    const isEnd = depth === 0 || (depth === 1 && sign === ',');
    if (!isEnd) continue;
    const json = text.slice(begin, mark.index);
    const blank = /^\s*/.exec(json)?.[0] ?? '';
    if (json.trim() !== '') yield { line: line + countLines(blank), json };
    line += countLines(json);
    begin = mark.index + 1;
  }
  if (depth > 0) throw new Error(`Line ${line}: the list does not end.`);
}
const countLines = (text: string) => text.split('\n').length - 1;
