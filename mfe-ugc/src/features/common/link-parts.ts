export interface TextPart {
  text: string;
  /** Where the words lead: a web address as it was written. */
  address?: string;
}

/** ASCII alone: a Korean particle right behind an address is no part of it. */
const ADDRESS = /https?:\/\/[!#-&(-;=?-_a-z~|{}]+/gi;
/** Ends of sentences and brackets that stand right behind an address. */
const AFTER = /[.,;:!?)\]}]+$/;

/** What a member wrote, parted at the web addresses in it. Joined again it is the same text, letter by letter. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(AFTER, '');
    if (!URL.canParse(address)) continue;
    if (index > at) parts.push({ text: text.slice(at, index) });
    parts.push({ text: address, address });
    at = index + address.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}
