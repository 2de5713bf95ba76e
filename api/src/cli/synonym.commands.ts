import { joinSynonyms, listSynonyms, removeSynonym } from '../modules/search/public';
import { LONGEST } from '../platform/text/longest';
import { UsageError, type Commands } from './command';
import { noLonger } from './words';

/** Terms that the search takes for the same. */
export const synonymCommands: Commands = {
  'synonym list': {
    usage: ': terms that mean the same, one group a line',
    async run({ terminal, database }) {
      for (const group of await listSynonyms((await database()).db)) terminal.line(group.join(' = '));
    },
  },
  'synonym add': {
    usage: '<term> <term> …: makes them mean the same; a term of several words stands in quotation marks',
    async run({ words, terminal, database }) {
      if (words.length < 2) throw new UsageError('Name two terms at least.');
      const terms = words.map((word) => noLonger(word, LONGEST.code, 'A term'));
      const { db } = await database();
      terminal.line((await db.transaction((tx) => joinSynonyms(tx, terms))).join(' = '));
    },
  },
  'synonym remove': {
    usage: '<term>: takes a term out of its group',
    async run({ words, terminal, database }) {
      const [term] = words;
      if (term === undefined || words.length > 1) throw new UsageError('Name one term.');
      const { db } = await database();
      if (!(await db.transaction((tx) => removeSynonym(tx, term)))) throw new Error(`“${term}” has no synonym.`);
      terminal.line(`“${term}” stands for itself again.`);
    },
  },
};
