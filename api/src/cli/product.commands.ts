import path from 'node:path';
import { changePrice, changeStock, describeProduct, importProducts, templateCsv, type ImportOptions } from '../modules/catalog/public';
import { shopMedia } from '../modules/demo/public';
import { cliActor } from './actor';
import type { Commands, Terminal } from './command';
import { operatorCall } from './shop-deps';
import { needWords, wholeNumber } from './words';

/** Problems that are printed; a file may have one in every line. */
const PROBLEMS_SHOWN = 200;

/** Goods: bringing them in, their pieces and prices. */
export const productCommands: Commands = {
  'product import': {
    usage:
      '<file.csv|file.json> [--dry-run] [--stock]: writes goods by their code, all or none. An interrupted import goes on; --stock also sets the pieces of known goods',
    options: { 'dry-run': { type: 'boolean' }, stock: { type: 'boolean' } },
    async run({ words, flags, terminal, database }) {
      const [file = ''] = needWords(words, 1);
      const isDryRun = flags['dry-run'] === true;
      const { counts, problems } = await importProducts(await database(), path.resolve(file), {
        media: await shopMedia(),
        by: cliActor(),
        now: new Date(),
        isDryRun,
        setsStock: flags['stock'] === true,
        ...(isDryRun && { onProduct: reportTo(terminal) }),
        onProgress: progressOn(terminal),
      });
      terminal.progress('');
      const sum = `${counts.create} new, ${counts.update} changed, ${counts.unchanged} as they were`;
      if (problems.length === 0) return terminal.line(isDryRun ? `It would be imported: ${sum}.` : `Imported: ${sum}.`);
      const shown = problems.slice(0, PROBLEMS_SHOWN).map(({ line, column, reason }) => `line ${line}, ${column}: ${reason}`);
      const rest = problems.length - shown.length;
      throw new Error([...shown, ...(rest > 0 ? [`… and ${rest} more`] : []), 'Nothing was imported.'].join('\n'));
    },
  },
  'product template': {
    usage: ': prints a CSV file with every column and an example; it can be imported as it is',
    async run({ words, terminal }) {
      needWords(words, 0);
      terminal.line(templateCsv().trimEnd());
    },
  },
  'product show': {
    usage: '<code>: prices, pieces and place of a product',
    async run({ words, terminal, database }) {
      const [code = ''] = needWords(words, 1);
      const { goods, ...product } = await describeProduct((await database()).db, code);
      const { name, brand, category, ...rest } = product;
      terminal.table([{ ...rest, name: name.ko, brand: brand.ko, category: category.ko }]);
      terminal.table(goods.map((row) => ({ ...row, name: row.name?.ko ?? '' })));
    },
  },
  'product stock': {
    usage: '<code of a product or an option> <n|+n|-n>: sets the pieces on the shelf, or moves them',
    async run({ words, terminal, database }) {
      const [code = '', change = ''] = needWords(words, 2);
      const [, sign = '', digits] = /^([+-]?)(\d+)$/.exec(change) ?? [];
      const pieces = wholeNumber(digits, 'The number of pieces');
      const wanted = sign === '' ? { to: pieces } : { by: sign === '-' ? -pieces : pieces };
      const { before, after } = await changeStock((await database()).db, code, wanted, operatorCall());
      terminal.line(`${code}: ${before} → ${after} pieces.`);
    },
  },
  'product price': {
    usage: '<code> <sale price> [--normal <list price>]: changes the prices of a product, in won',
    options: { normal: { type: 'string' } },
    async run({ words, flags, terminal, database }) {
      const [code = '', sale] = needWords(words, 2);
      const { normal } = flags;
      const salePrice = wholeNumber(sale, 'A price');
      const normalPrice = typeof normal === 'string' ? wholeNumber(normal, 'A price') : undefined;
      const { by, now } = operatorCall();
      const { before, after } = await changePrice((await database()).db, code, { salePrice, normalPrice }, by, now);
      terminal.line(`${code}: ${before.salePrice} → ${after.salePrice} won, list price ${before.normalPrice} → ${after.normalPrice} won.`);
    },
  },
};

const reportTo =
  (terminal: Terminal): ImportOptions['onProduct'] =>
  ({ line, productCd }, verdict, about) => {
    if (verdict !== 'error') terminal.line(`line ${line}  ${productCd}  ${verdict}${about.length > 0 ? `: ${about.join(', ')}` : ''}`);
    else terminal.line(`line ${line}  ${productCd || '?'}  error`);
  };

const STEPS: Readonly<Record<string, string>> = { read: 'Reading', checked: 'Checking', written: 'Writing' };
const BAR_WIDTH = 30;
function progressOn(terminal: Terminal): ImportOptions['onProgress'] {
  return (step, products, total) => {
    if (step === 'resumed') return terminal.line(`Going on after ${products} products that were read before.`);
    const filled = total ? Math.round((products / total) * BAR_WIDTH) : 0;
    const bar = total ? ` ${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)} ${products} of ${total}` : ` ${products}`;
    terminal.progress(`${(STEPS[step] ?? step).padEnd(9)}${bar}`);
  };
}
