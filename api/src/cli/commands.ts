import type { Commands } from './command';
import { databaseCommands } from './database.commands';

/** What `pnpm shop` can do: one file per group. */
export const commands: Commands = {
  ...databaseCommands,
};
