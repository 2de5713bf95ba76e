import { layoutsFile, type LayoutsFile } from '../layout.seed-schema';

type Json = null | string | number | boolean | Json[] | { [key: string]: Json };

/** What says nothing is not written: null, no goods, `rolling: false`. */
const isSilent = (value: unknown): boolean =>
  value === null || value === undefined || value === false || (typeof value === 'object' && Object.keys(value).length === 0);
/** Said even when false or empty: whoever edits a file should see them. */
const SPOKEN = new Set(['useOnMobile', 'useOnPc', 'isUseMargin', 'isSmallWidth', 'displays', 'displayItems', 'layouts', 'productCds']);

const tidy = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(tidy);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) => (SPOKEN.has(key) || !isSilent(each) ? [[key, tidy(each)] as const] : [])),
  );
};

/** A file's one spelling: fields in the order of the schema, nothing that says nothing. Equal content is equal text. */
export const layoutsText = (file: LayoutsFile): string => JSON.stringify(tidy(layoutsFile.parse(file) as Json), null, 2);
