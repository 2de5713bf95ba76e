import type { LayoutsFile } from '../layout.seed-schema';
import { error, type Path, type Problem } from './problem';

/** Address of a picture by the name a file gives it; null when there is none. */
export type FindPicture = (ref: string) => Promise<string | null>;

/** Addresses of all pictures that a file names, and what is missing. */
export async function findPictures(file: LayoutsFile, find: FindPicture): Promise<{ urls: Map<string, string>; problems: Problem[] }> {
  const urls = new Map<string, string>();
  const missing = new Set<string>();
  const problems: Problem[] = [];
  for (const { ref, path } of placesIn(file)) {
    if (!urls.has(ref) && !missing.has(ref)) {
      const url = await find(ref);
      if (url === null) missing.add(ref);
      else urls.set(ref, url);
    }
    if (missing.has(ref)) problems.push(error(path, `no picture “${ref}”`));
  }
  return { urls, problems };
}

const placesIn = ({ layouts }: LayoutsFile): { ref: string; path: Path }[] =>
  layouts.flatMap(({ displays, displayItems, couponDisplayItems }, at) => [
    ...displays.flatMap((display, index) => named(display, ['imgFileUrl'], ['layouts', at, 'displays', index])),
    ...displayItems.flatMap((item, index) => named(item, ['fileUrl', 'fileUrl2'], ['layouts', at, 'displayItems', index])),
    ...couponDisplayItems.flatMap((item, index) => named(item, ['fileUrl', 'fileUrl2'], ['layouts', at, 'couponDisplayItems', index])),
  ]);

const named = <F extends string>(entry: { readonly [K in F]?: string | null }, fields: readonly F[], path: Path) =>
  fields.flatMap((field) => (entry[field] ? [{ ref: entry[field], path: [...path, field] }] : []));
