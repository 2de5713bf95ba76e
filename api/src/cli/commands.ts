import type { Commands } from './command';
import { databaseCommands } from './database.commands';
import { qnaCommands } from './qna.commands';

/** What `pnpm shop` can do: one file per group. */
export const commands: Commands = {
  ...databaseCommands,
  ...qnaCommands,
};
