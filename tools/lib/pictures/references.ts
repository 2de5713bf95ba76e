import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../proc.mjs';
import { differenceFrom, referenceOf } from './compare';

/** Width and height of a block, in px. */
export interface BlockSize {
  width: number;
  height: number;
}
interface Reference extends BlockSize {
  file: string;
}

/** The demo shop serves the pictures; the page of all display types shows them by the list. */
const FOLDER = path.join(ROOT, 'api/demo/media/display');
const LIST = path.join(ROOT, 'mfe-layout/src/data/reference-pictures.json');
/** px by which a block's box may differ: lines of text break the same, their heights are rounded. */
const SIZE_TOLERANCE = 2;

const readList = (): Record<string, Reference> => JSON.parse(readFileSync(LIST, 'utf8'));

/** Numbers of the types that have a reference for this screen and language. */
export const typesWithReference = (width: number, locale: string): string[] =>
  Object.keys(readList()).flatMap((name) => name.match(new RegExp(`^(\\d+)-${width}-${locale}$`))?.[1] ?? []);

/**
 * Holds a block against its reference.
 * @param name `6-390-ko` is display type 6 on a screen 390 px wide, in Korean
 * @returns what differs in one sentence, with a picture (PNG) of where; null when nothing does
 */
export async function differenceOf(name: string, screenshot: Buffer, size: BlockSize): Promise<{ text: string; picture: Buffer } | null> {
  const known = readList()[name];
  if (!known) return { text: 'has no reference', picture: screenshot };
  if ((['width', 'height'] as const).some((side) => Math.abs(known[side] - size[side]) > SIZE_TOLERANCE))
    return { text: `measures ${size.width}×${size.height} and measured ${known.width}×${known.height}`, picture: screenshot };
  return differenceFrom(screenshot, readFileSync(path.join(FOLDER, known.file)));
}

/** Makes this the reference. A file's name carries a hash of its content: browsers keep media for good. */
export async function keepReference(name: string, screenshot: Buffer, size: BlockSize): Promise<void> {
  const picture = await referenceOf(screenshot);
  const list = readList();
  const before = list[name]?.file;
  if (before) rmSync(path.join(FOLDER, before), { force: true });
  const file = `${name}.${createHash('sha256').update(picture).digest('hex').slice(0, 8)}.webp`;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, file), picture);
  list[name] = { file, ...size };
  const lines = Object.keys(list)
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((key) => `  "${key}": { "file": "${list[key]?.file}", "width": ${list[key]?.width}, "height": ${list[key]?.height} }`);
  writeFileSync(LIST, `{\n${lines.join(',\n')}\n}\n`);
}
