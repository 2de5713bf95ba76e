/** A remote's piece of the page: a screen, or a surface inside one of another remote. */
const PART = '[data-mfe], [data-surface]';

/** Of the shell, without the version that the page knows. */
export const SHELL_MFE = 'shell@';
/** Version of a remote that serves this page. */
export type VersionOf = (remote: string) => string | null;

/** The innermost part that a node stands in; null for the shell's own. */
export const partOf = (node: Node | null | undefined): HTMLElement | null =>
  (node instanceof Element ? node : node?.parentElement)?.closest<HTMLElement>(PART) ?? null;

/** The part around a part. */
export const outerPart = (part: HTMLElement): HTMLElement | null => partOf(part.parentElement);

/** All parts below a node, and the node itself when it is one. */
export const partsIn = (root: Element): HTMLElement[] => [
  ...(root instanceof HTMLElement && root.matches(PART) ? [root] : []),
  ...root.querySelectorAll<HTMLElement>(PART),
];

/** `remote@version` of a part; the shell's name for none. */
export function mfeOf(part: HTMLElement | null, versionOf: VersionOf): string {
  const { mfe, surface } = part?.dataset ?? {};
  if (surface === undefined) return mfe ?? SHELL_MFE;
  const owner = surface.slice(0, surface.indexOf('/'));
  return `${owner}@${versionOf(owner) ?? ''}`;
}
