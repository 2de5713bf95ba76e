import { readFileSync } from 'node:fs';
import path from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { ROOT } from './proc.mjs';

/** How the workspace's sources are formatted: `.oxfmtrc.json`. Its patterns of what is left out are for the command. */
const { ignorePatterns: _, ...style } = JSON.parse(readFileSync(path.join(ROOT, '.oxfmtrc.json'), 'utf8')) as FormatConfig & {
  ignorePatterns: string[];
};

/**
 * A text as the workspace's formatter writes it.
 * @param file names the language by its ending
 * @throws {Error} what cannot be read
 */
export async function formatText(file: string, text: string): Promise<string> {
  const { code, errors } = await format(path.basename(file), text, style);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.codeframe ?? error.message}`);
  return code;
}
