import { createHash, randomBytes } from 'node:crypto';
import type { Encoding } from './body-stream';
import type { DrawnRoot } from './kept-roots';
import { joined, packPage, withValues, type PackedPage } from './packed-page';

/** What stands in the texts of a kept page for what each request has of its own; nobody outside knows them. */
export const NONCE_MARK = randomBytes(12).toString('hex');
export const TIME_MARK = randomBytes(12).toString('hex');
const MARKS = new RegExp(`${NONCE_MARK}|${TIME_MARK}`, 'g');

/** A page whose root is kept, in the order of its bytes; marks stand in its texts but the block. */
export interface KeptPage {
  before: string;
  root: DrawnRoot;
  between: string;
  block: string;
  after: string;
}

export interface Values {
  nonce: string;
  /** Milliseconds since 1970. */
  time: number;
}

/** A root has as many packed forms: two encodings by what heads differ in, fonts and scripts. */
const MOST_FORMS = 6;

/** The bytes of a kept page as a browser takes it. They are compressed when they are sent for the first time, not each time. */
export async function keptBytes(page: KeptPage, { nonce, time }: Values, encoding: Encoding | null): Promise<Buffer[]> {
  const marks = [page.before, page.between, page.after].flatMap((text) => text.match(MARKS) ?? []);
  const values = marks.map((mark) => (mark === NONCE_MARK ? nonce : String(time)));
  if (!encoding) return joined(partsOf(page), values);
  const packed = await packedForm(page, encoding, values);
  return withValues(packed, values, () => partsOf(page), encoding);
}

function packedForm(page: KeptPage, encoding: Encoding, values: readonly string[]): Promise<PackedPage> {
  const { forms } = page.root;
  const name = `${encoding} ${createHash('sha256').update(page.before).update(page.after).digest('base64')}`;
  const known = forms.get(name);
  if (known) return known;
  if (forms.size >= MOST_FORMS) forms.clear();
  const coming = packPage(
    partsOf(page),
    values.map(({ length }) => length),
    encoding,
  );
  forms.set(name, coming);
  coming.catch(() => forms.delete(name));
  return coming;
}

/** What stands between the marks. */
function partsOf({ before, root, between, block, after }: KeptPage): Buffer[] {
  const parts: Buffer[][] = [[]];
  const add = (...bytes: readonly Buffer[]) => parts.at(-1)?.push(...bytes);
  const addText = (text: string) =>
    text.split(MARKS).forEach((literal, at) => {
      if (at) parts.push([]);
      add(Buffer.from(literal));
    });
  addText(before);
  add(...root.html);
  addText(between);
  add(Buffer.from(block));
  addText(after);
  return parts.map((part) => Buffer.concat(part));
}
