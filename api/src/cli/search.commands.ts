import { refreshSearch } from '../modules/search/public';
import type { Commands } from './command';

/** The index of the search. */
export const searchCommands: Commands = {
  'search refresh': {
    usage: ': makes what was changed findable now (the API does it every minute)',
    async run({ terminal, database }) {
      terminal.line(`${await refreshSearch((await database()).db)} documents written.`);
    },
  },
};
