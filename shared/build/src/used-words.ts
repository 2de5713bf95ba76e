/** `list.count_one` and `list.count_other` are asked for as `list.count`. */
const baseOf = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');

/** Beginnings of keys that sources put together: `state.${code}`. */
const BEGINNING = /[`']([\w.-]+[._])(?:\$\{|'\s*\+)/g;

/**
 * Whether sources ask for a text: its key stands in them whole, or its beginning does in a template.
 * @param text the sources, one after the other
 */
export function usedIn(text: string): (key: string) => boolean {
  const beginnings = [...text.matchAll(BEGINNING)].map(([, beginning]) => beginning ?? '');
  return (key) =>
    ["'", '"', '`'].some((quote) => text.includes(quote + baseOf(key) + quote)) ||
    beginnings.some((beginning) => key.startsWith(beginning));
}
