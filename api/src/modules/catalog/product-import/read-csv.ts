import { createReadStream } from 'node:fs';
import { parse, CsvError, type Info } from 'csv-parse';
import { OPTION_COLUMNS, PRODUCT_COLUMNS, productIn, type CellOf } from './file-columns';
import { checkRow, type ImportRow, type Problem } from './import-entry';
import { utf8 } from './utf8';

/** A line of the file; `line` is where it begins. */
interface Line {
  line: number;
  cellOf: CellOf;
}

/**
 * Goods of a CSV file, one after the other: UTF-8, separated by commas, the header names the columns in any order. A product with
 * options has a line for each; the product's own columns stand on the first of them.
 */
export async function* readCsv(file: string): AsyncGenerator<ImportRow> {
  let lines: Line[] = [];
  for await (const line of linesOf(file)) {
    const [first] = lines;
    const code = line.cellOf('productCd');
    if (first && (code === '' || code === first.cellOf('productCd'))) lines.push(line);
    else {
      if (first) yield productOf(first, lines);
      lines = [line];
    }
  }
  if (lines[0]) yield productOf(lines[0], lines);
}

function productOf(first: Line, lines: readonly Line[]): ImportRow {
  const hasOption = ({ cellOf }: Line) => OPTION_COLUMNS.some((column) => cellOf(column) !== '');
  const options = lines.filter(hasOption);
  const problems: Problem[] = lines.slice(1).flatMap((line) => [
    ...PRODUCT_COLUMNS.filter((column) => line.cellOf(column) !== '' && line.cellOf(column) !== first.cellOf(column)).map((column) => ({
      line: line.line,
      column,
      reason: `differs from line ${first.line}, where this product begins`,
    })),
    ...(hasOption(line)
      ? []
      : [{ line: line.line, column: 'productCd', reason: `the same product as in line ${first.line}, without an option` }]),
  ]);
  const raw = productIn(
    first.cellOf,
    options.map(({ cellOf }) => cellOf),
  );
  return checkRow(
    raw,
    first.line,
    options.map(({ line }) => line),
    problems,
  );
}

async function* linesOf(file: string): AsyncGenerator<Line> {
  const parser = parse({
    bom: true,
    info: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    relax_column_count: true,
    trim: true,
  });
  const source = utf8(createReadStream(file));
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let header: readonly string[] | undefined;
  let lastLine = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
      const line = lastLine + 1;
      lastLine = info.lines;
      if (!header) {
        header = record;
        requireColumns(header);
        continue;
      }
      if (record.length > header.length)
        throw new Error(`Line ${line}: it has ${record.length} cells, the header ${header.length}. Is a text with a comma without quotes?`);
      const cells = new Map(header.map((column, at) => [column, record[at] ?? '']));
      yield { line, cellOf: (column) => cells.get(column) ?? '' };
    }
  } catch (error) {
    throw error instanceof CsvError ? new Error(`The file is no CSV: ${error.message}`, { cause: error }) : error;
  }
  if (!header) throw new Error('The file is empty.');
}

/** A header that is wrong would make every line wrong. */
function requireColumns(header: readonly string[]): void {
  const known = [...PRODUCT_COLUMNS, ...OPTION_COLUMNS];
  const unknown = header.filter((column) => !known.includes(column));
  const twice = header.filter((column, at) => header.indexOf(column) !== at);
  if (unknown.length > 0)
    throw new Error(
      `Line 1: there is no column ${unknown.map((column) => `“${column}”`).join(', ')}. “pnpm shop product template” prints all.`,
    );
  if (twice.length > 0) throw new Error(`Line 1: the column “${twice[0]}” stands twice.`);
  if (!header.includes('productCd')) throw new Error('Line 1: the column “productCd” is missing.');
}
