import { addCategory, listCategories, moveCategory, renameCategory } from '../modules/catalog/public';
import { UsageError, type Commands } from './command';
import { NAME_OPTIONS, givenNames, needWords, newCode, wholeName } from './words';

/** The tree of categories: two levels, goods in the lower one. */
export const categoryCommands: Commands = {
  'category list': {
    usage: ': categories with the number of goods on sale in them',
    async run({ words, terminal, database }) {
      needWords(words, 0);
      const categories = await listCategories((await database()).db);
      terminal.table(categories.map(({ name, ...rest }) => ({ ...rest, ...name })));
    },
  },
  'category add': {
    usage: '<code> --ko <name> --en <name> --cn <name> [--under <code>]: a new category',
    options: { ...NAME_OPTIONS, under: { type: 'string' } },
    async run({ words, flags, terminal, database }) {
      const cateCd = newCode(needWords(words, 1)[0]);
      const { under } = flags;
      await addCategory((await database()).db, {
        cateCd,
        name: wholeName({ flags }),
        parentCateCd: typeof under === 'string' ? under : null,
      });
      terminal.line(`${cateCd} is a category of the shop.`);
    },
  },
  'category rename': {
    usage: '<code> [--ko <name>] [--en <name>] [--cn <name>]: names a category anew',
    options: NAME_OPTIONS,
    async run({ words, flags, terminal, database }) {
      const [code = ''] = needWords(words, 1);
      const name = await renameCategory((await database()).db, code, givenNames({ flags }));
      terminal.line(`${code}: ${[name.ko, name.en, name.cn].join(' · ')}.`);
    },
  },
  'category move': {
    usage: '<code> --under <code> | --top: moves a category with its goods',
    options: { under: { type: 'string' }, top: { type: 'boolean' } },
    async run({ words, flags, terminal, database }) {
      const [code = ''] = needWords(words, 1);
      const { under, top } = flags;
      if ((typeof under === 'string') === (top === true)) throw new UsageError('Where to: --under <code>, or --top.');
      const moved = await moveCategory((await database()).db, code, typeof under === 'string' ? under : null);
      terminal.line(`${code} is ${typeof under === 'string' ? `below ${under}` : 'on top'} now, with ${moved} goods.`);
    },
  },
};
