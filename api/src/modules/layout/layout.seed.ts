import type { Db } from '../../platform/db/db';
import { upsert } from '../../platform/db/upsert';
import type { MediaUrls, SeedContext } from '../../platform/seed/seed';
import { resolveFile } from './file/resolve-file';
import { writeLayouts } from './file/write-layouts';
import { aiMemberGroupTable } from './layout.tables';
import type { LayoutsFile } from './layout.seed-schema';

/** Layouts, virtual categories and recommendations take the state of the file. */
export async function seedLayouts(db: Db, file: LayoutsFile, { now, media }: SeedContext): Promise<void> {
  await upsert(
    db,
    aiMemberGroupTable,
    Object.entries(file.aiMemberGroups).map(([groupCd, productCds]) => ({ groupCd, productCds, curatedCds: productCds })),
  );
  await writeLayouts(db, resolveFile(file, { now, pictureUrl: (ref) => pictureUrlOf(media, ref) }), null);
}

/** Address of a picture by its key; throws for an unknown one. `icon:<name>` stays a name unless it was drawn: the block shows the line icon of that name. */
export function pictureUrlOf(media: MediaUrls, ref: string): string | null {
  if (!ref.startsWith('icon:')) return media.full(ref);
  const name = ref.slice('icon:'.length);
  return /^C\d+$/.test(name) ? media.file(`icon/${name}.svg`) : ref;
}
