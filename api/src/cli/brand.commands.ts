import { addBrand, listBrands, renameBrand } from '../modules/catalog/public';
import { UsageError, type Commands } from './command';
import { LONGEST } from '../platform/text/longest';
import { NAME_OPTIONS, givenNames, needWords, newCode, noLonger, wholeName } from './words';

const textOf = (value: string | boolean | undefined) => (typeof value === 'string' ? value : '');

/** The houses whose goods the shop sells. */
export const brandCommands: Commands = {
  'brand list': {
    usage: ': brands with the number of their goods on sale',
    async run({ words, terminal, database }) {
      needWords(words, 0);
      const brands = await listBrands((await database()).db);
      terminal.table(brands.map(({ name, ...rest }) => ({ ...rest, ...name })));
    },
  },
  'brand add': {
    usage:
      '<code> --ko <name> --en <name> --cn <name> --origin <country> [--story-ko … --story-en … --story-cn …] [--logo /media/…]: a new brand',
    options: {
      ...NAME_OPTIONS,
      origin: { type: 'string' },
      logo: { type: 'string' },
      'story-ko': { type: 'string' },
      'story-en': { type: 'string' },
      'story-cn': { type: 'string' },
    },
    async run({ words, flags, terminal, database }) {
      const brandCd = newCode(needWords(words, 1)[0]);
      const name = wholeName({ flags });
      const origin = textOf(flags['origin']).toUpperCase();
      if (!/^[A-Z]{2}$/.test(origin)) throw new UsageError('--origin is the two letters of a country: KR, FR, JP …');
      const logoUrl = textOf(flags['logo']) || null;
      if (logoUrl && !logoUrl.startsWith('/media/')) throw new UsageError('--logo is an address below /media/.');
      const storyIn = (language: string) => noLonger(textOf(flags[`story-${language}`]), LONGEST.text, `--story-${language}`);
      const story = { ko: storyIn('ko'), en: storyIn('en'), cn: storyIn('cn') };
      await addBrand((await database()).db, { brandCd, name, story, origin, logoUrl });
      terminal.line(`${brandCd} is a brand of the shop.`);
    },
  },
  'brand rename': {
    usage: '<code> [--ko <name>] [--en <name>] [--cn <name>]: names a brand anew',
    options: NAME_OPTIONS,
    async run({ words, flags, terminal, database }) {
      const [code = ''] = needWords(words, 1);
      const name = await renameBrand((await database()).db, code, givenNames({ flags }));
      terminal.line(`${code}: ${[name.ko, name.en, name.cn].join(' · ')}.`);
    },
  },
};
