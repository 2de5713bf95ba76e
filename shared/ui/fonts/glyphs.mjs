import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Remotes whose texts stand on the home page; their letters belong to the first files. */
const FIRST_PACKAGES = ['shell', 'mfe-layout'];
const LOCALES = ['ko', 'en'];
/** Catalogue keys that are drawn in the heading face. */
const HEADING = /(title|heading)$/i;

/** What code puts beside texts: numbers, prices, dates, counters, stars, quotation marks. */
const SIGNS = '·…–—−‘’“”₩원개점%×→←↑↓▲▼★☆•~P년월일화수목금토시분초';

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** Every string under a value, with the name of its key. */
const strings = function* (value, key = '') {
  if (typeof value === 'string') yield [key, value];
  else if (value && typeof value === 'object') {
    for (const [name, inner] of Object.entries(value)) yield* strings(inner, Array.isArray(value) ? key : name);
  }
};

/** The ko and en texts of `{ ko, en, cn }` values, with the name of the field they stand in. */
const localized = function* (value, key = '') {
  if (!value || typeof value !== 'object') return;
  if (typeof value.ko === 'string') {
    yield [key, value.ko];
    yield [key, value.en ?? ''];
    return;
  }
  for (const [name, inner] of Object.entries(value)) yield* localized(inner, Array.isArray(value) ? key : name);
};

const listOf = (json) => (Array.isArray(json) ? json : (Object.values(json ?? {}).find(Array.isArray) ?? []));

/**
 * Letters the shop is sure to draw, from message catalogues and the demo shop.
 * @param {string} root repository
 * @returns sets of characters: `text` and `heading`, each for the home page (`first`) and for all the rest
 */
export const glyphs = (root) => {
  const sets = {
    text: { first: new Set(SIGNS), rest: new Set() },
    heading: { first: new Set('향로'), rest: new Set() },
  };
  const add = (face, when, words) => {
    for (const char of words) sets[face][when].add(char);
  };

  for (const name of readdirSync(root)) {
    for (const locale of LOCALES) {
      const when = FIRST_PACKAGES.includes(name) ? 'first' : 'rest';
      for (const [key, words] of strings(readJson(path.join(root, name, 'locales', `${locale}.json`)))) {
        add('text', when, words);
        if (HEADING.test(key)) add('heading', 'rest', words);
      }
    }
  }

  const demo = path.join(root, 'api/demo');
  const { layouts = [], virtualCategories = [] } = readJson(path.join(demo, 'community/layouts.json')) ?? {};
  for (const [, words] of localized(virtualCategories)) add('text', 'first', words);
  for (const layout of layouts) {
    const when = layout.layoutCd === 'MAIN' ? 'first' : 'rest';
    for (const [key, words] of localized(layout)) {
      add('text', when, words);
      if (key === 'title' || key === 'text') add('heading', when, words);
    }
  }
  for (const file of ['data/products.json', 'data/brands.json', 'data/categories.json', 'community/coupons.json']) {
    for (const item of listOf(readJson(path.join(demo, file)))) {
      for (const [, words] of localized({ name: item.name ?? item.couponNm })) add('text', 'first', words);
    }
  }
  for (const [, words] of localized(readJson(path.join(demo, 'community/menus.json')))) add('text', 'first', words);
  return sets;
};
