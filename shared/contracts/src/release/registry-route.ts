import type { Locale } from '../locales';
import type { Row } from '../routes/table';

/** A route row as a remote's release has it. */
export interface RegistryRoute extends Row {
  name: string;
  /** Files of the screen's chunk; the server preloads them and does not send them to the browser. */
  files?: readonly string[];
  /** Files of the screen's set of words, by language; without one it needs those of the whole remote. */
  words?: Readonly<Record<Locale, readonly string[]>>;
  /** The release has no such screen yet. */
  isComing?: true;
}
