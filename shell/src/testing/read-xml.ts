/** A document as a crawler reads it; fails the test when it is not well formed. */
export function readXml(parts: Iterable<string>): XMLDocument {
  const xml = [...parts].join('');
  const parsed = new DOMParser().parseFromString(xml, 'application/xml');
  const error = parsed.querySelector('parsererror');
  if (error) throw new Error(`${error.textContent}\n${xml}`);
  return parsed;
}

/** Texts of all elements of a name, in their order. */
export const textsOf = (parent: XMLDocument | Element, name: string): string[] =>
  [...parent.getElementsByTagName(name)].map(({ textContent }) => textContent ?? '');
