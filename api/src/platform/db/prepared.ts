import type { Db } from './db';

/**
 * A statement built once per database handle and kept under its name by the server: a hot read costs a third of a
 * statement built per call. `const find = prepared((db) => db.select()….prepare('find_x')); await find(db).execute({ … })`
 */
export function prepared<P>(build: (db: Db) => P): (db: Db) => P {
  const made = new WeakMap<Db, P>();
  return (db) => {
    const known = made.get(db);
    if (known) return known;
    const statement = build(db);
    made.set(db, statement);
    return statement;
  };
}
