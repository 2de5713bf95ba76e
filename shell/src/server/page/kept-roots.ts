import { createHash } from 'node:crypto';
import type { PackedPage } from './packed-page';

/** What a tree came to: the rules of its elements, and its HTML. */
export interface DrawnRoot {
  rules: string;
  html: readonly Buffer[];
  /** Pages with it that were packed, by name. */
  forms: Map<string, Promise<PackedPage>>;
}

/** What the roots of a process may take together; each has up to six packed forms, a twelfth of it each. */
const MAX_BYTES = 48 * 1024 * 1024;

/**
 * Name of what a root is rendered from: the page's address and its whole data block, which holds the answers, words, releases and rows
 * that the browser will render the same from. Another price, layout, release or language is another name.
 */
export const rootKey = (address: string, block: string): string => createHash('sha256').update(`${address}\n${block}`).digest('base64');

/**
 * Roots that were rendered for a visitor, to be sent again to whoever's page has the same name: rendering is the dearest part of a page.
 * Those used longest ago go first. Requests that come while a root is being rendered wait for it.
 */
export function createKeptRoots(maxBytes = MAX_BYTES) {
  const kept = new Map<string, DrawnRoot>();
  const coming = new Map<string, Promise<DrawnRoot | null>>();
  let bytes = 0;

  const forget = (key: string) => {
    const root = kept.get(key);
    if (root && kept.delete(key)) bytes -= sizeOf(root);
  };
  function keep(key: string, root: DrawnRoot) {
    forget(key);
    kept.set(key, root);
    bytes += sizeOf(root);
    for (const oldest of kept.keys()) {
      if (bytes <= maxBytes) break;
      forget(oldest);
    }
  }
  return {
    /** The root of a name, or that which is being rendered; null: it is to be rendered, and `rendering` told of it. */
    async find(key: string): Promise<DrawnRoot | null> {
      const root = kept.get(key) ?? (await coming.get(key)) ?? null;
      if (root) keep(key, root);
      return root;
    },
    /** A root is being rendered: to be kept when it is not null. */
    rendering(key: string, root: Promise<DrawnRoot | null>): void {
      const settled = root
        .then((drawn) => {
          if (drawn) keep(key, drawn);
          return drawn;
        })
        .catch(() => null)
        .finally(() => coming.delete(key));
      coming.set(key, settled);
    },
    bytes: () => bytes,
  };
}
export type KeptRoots = ReturnType<typeof createKeptRoots>;

const sizeOf = ({ rules, html }: DrawnRoot) => html.reduce((total, { length }) => total + length, rules.length);
