/** How a file counts: by hand (`code`, `text` of three languages), or written by a tool. */
export type Kind = 'code' | 'locale' | 'generated';

export interface Change {
  /** Relative to the root. */
  file: string;
  text: string;
  kind: Kind;
}

/** A command line behind the name of a generator. */
export interface Args {
  /** Plain words, in order. */
  words: readonly string[];
  route?: string;
  path?: string;
  /** Whether a login is required. */
  member: boolean;
  /** The call whose answer a screen shows. */
  reads?: string;
  /** The call whose body a screen's form fills. */
  writes?: string;
}

/** All that one generator does. Nothing is written before a plan is whole. */
export interface Plan {
  changes: readonly Change[];
  /** A command that writes more, run in the root once the changes stand; what it leaves below `writes` counts as `generated`. */
  then?: { command: readonly string[]; writes: string };
  /** What a developer does next. */
  next: readonly string[];
}

/** The request cannot be carried out. The message is one plain sentence; nothing was written. */
export class Refused extends Error {}

export function refuse(sentence: string): never {
  throw new Refused(sentence);
}
