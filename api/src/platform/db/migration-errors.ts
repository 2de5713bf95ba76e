import type { Migration, MigrationStatement } from './migration-files';

const RESET = '`pnpm shop reset --yes` deletes everything in it and makes the tables anew.';

/** The database has tables from before the first migration that is kept, or tables of somebody else. */
export class OutdatedTables extends Error {
  override name = 'OutdatedTables';
  constructor() {
    super(`The tables in this database are of an older version that cannot be carried over. ${RESET}`);
  }
}

/** The database went through a migration that this code does not have: it is newer, or of another branch. */
export class NewerTables extends Error {
  override name = 'NewerTables';
  constructor(createdAt: number) {
    super(
      `The tables in this database are newer than this version of the shop: it does not know their migration of ${new Date(createdAt).toISOString()}. ` +
        `Start the version that made them, or a later one. ${RESET}`,
    );
  }
}

/** A migration's file is not what it was when it ran in this database. */
export class ChangedMigration extends Error {
  override name = 'ChangedMigration';
  constructor(file: string) {
    super(`api/migrations/${file} was changed after it ran in this database. Take the change back and write a new migration. ${RESET}`);
  }
}

/** A statement of a migration failed; the database is as it was. */
export class MigrationFailed extends Error {
  override name = 'MigrationFailed';
  constructor({ file }: Migration, { sql, line }: MigrationStatement, cause: Error) {
    super(`api/migrations/${file}:${line} failed: ${cause.message}. Nothing was changed. The statement:\n${sql}`, { cause });
  }
}
