import type { Db } from './db';
import { prepared } from './prepared';

/**
 * `prepared` for a statement of several shapes: which filters it has, how many rows. A connection of the server keeps each that it has met, so a shape is
 * named only by what makes another statement, and `''` names none: that is built for each call. `const page = preparedByShape((db, name, shape) => ….prepare(name))`
 */
export function preparedByShape<S, P>(build: (db: Db, name: string, shape: S) => P): (db: Db, name: string, shape: S) => P {
  const kept = prepared(() => new Map<string, P>());
  return (db, name, shape) => {
    if (name === '') return build(db, name, shape);
    const statements = kept(db);
    const known = statements.get(name);
    if (known) return known;
    const made = build(db, name, shape);
    statements.set(name, made);
    return made;
  };
}
