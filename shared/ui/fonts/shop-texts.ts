import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The shop's own Korean texts by where they are drawn, and the English ones. */
export interface ShopTexts {
  /** Words of every visit: frame, Main, lists, the product page, categories and coupons. */
  first: string[];
  /** Names of products and brands. */
  names: string[];
  /** Words of the other screens, and prose: stories, reviews, questions, notices. */
  rest: string[];
  /** Headings of Main, list, product and order, which are drawn in the heading face. */
  firstHeadings: string[];
  /** Headings of the other pages, and names that stand in headings. */
  restHeadings: string[];
  english: string[];
}

type Words = [key: string, words: string];

/** Packages whose catalogues stand on Main, list and product. */
const FIRST_PACKAGES = ['shell', 'mfe-layout', 'mfe-catalog'];
const FIRST_HEADINGS = [...FIRST_PACKAGES, 'mfe-order'];
/** Catalogue keys, and fields of a page's blocks, that are drawn in the heading face. */
const HEADING_KEY = /(title|heading)$/i;
/** Catalogues of one screen alone, and their keys in the heading face. */
const OWN_WORDS = ['locales/guide', 'locales/welcome'];
const OWN_HEADING_KEY = /(title|heading|closing)$/i;
const HEADING_FIELD = /^(title|text)$/;
/** What is named in headings and on tickets, by the list's name in its file. */
const HEADED: Record<string, string> = { 'data/brands.json': '', 'community/coupons.json': 'coupons', 'community/raffles.json': 'raffles' };
const FIRST_FILES = ['data/categories.json', 'community/menus.json', 'community/coupons.json'];

/** Reads catalogues and demo shop. @param root the repository */
export function readShopTexts(root: string): ShopTexts {
  const texts: ShopTexts = { first: [], names: [], rest: [], firstHeadings: [], restHeadings: [], english: [] };

  for (const name of readdirSync(root)) {
    for (const [key, words] of leaves(readJson(path.join(root, name, 'locales/ko.json')))) {
      texts[FIRST_PACKAGES.includes(name) ? 'first' : 'rest'].push(words);
      if (HEADING_KEY.test(key))
        texts[FIRST_HEADINGS.includes(name) ? 'firstHeadings' : 'restHeadings'].push(words.replace(/{{\w+}}/g, ''));
    }
    // Words that come with one screen alone.
    for (const folder of OWN_WORDS)
      for (const [key, words] of leaves(readJson(path.join(root, name, folder, 'ko.json')))) {
        texts.rest.push(words);
        if (OWN_HEADING_KEY.test(key)) texts.restHeadings.push(words.replace(/{{\w+}}/g, ''));
      }
    for (const folder of ['locales', ...OWN_WORDS])
      for (const [, words] of leaves(readJson(path.join(root, name, folder, 'en.json')))) texts.english.push(words);
  }

  const demo = path.join(root, 'api/demo');
  for (const folder of ['data', 'community']) {
    for (const name of existsSync(path.join(demo, folder)) ? readdirSync(path.join(demo, folder)) : []) {
      const file = `${folder}/${name}`;
      const json = readJson(path.join(demo, file));
      texts[FIRST_FILES.includes(file) ? 'first' : 'rest'].push(...korean(json));
      for (const [key, words] of leaves(json)) if (key === 'en') texts.english.push(words);
    }
  }
  for (const file of ['data/products.json', 'data/brands.json'])
    for (const item of listOf(readJson(path.join(demo, file)))) texts.names.push(...korean(item.name));
  for (const [file, list] of Object.entries(HEADED)) {
    const json = readJson(path.join(demo, file));
    for (const item of listOf(list ? field(json, list) : json)) texts.restHeadings.push(...korean(item.name), ...korean(item.title));
  }
  const pages = readJson(path.join(demo, 'community/layouts.json'));
  for (const { name } of listOf(field(pages, 'virtualCategories'))) texts.firstHeadings.push(...korean(name));
  for (const layout of listOf(field(pages, 'layouts'))) {
    const isMain = layout.layoutCd === 'MAIN';
    if (isMain) texts.first.push(...korean(layout));
    for (const words of headingsOf(layout)) texts[isMain ? 'firstHeadings' : 'restHeadings'].push(words);
  }
  // A list is headed by its category.
  for (const { name } of listOf(readJson(path.join(demo, 'data/categories.json')))) texts.firstHeadings.push(...korean(name));
  return texts;
}

const readJson = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const field = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);
const listOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** Every text under a value, with the name of the nearest key. */
function* leaves(value: unknown, key = ''): Generator<Words> {
  if (typeof value === 'string') yield [key, value];
  else if (isObject(value)) {
    for (const [name, inner] of Object.entries(value)) yield* leaves(inner, Array.isArray(value) ? key : name);
  }
}

/** Texts that are not marked as another language's. */
const korean = (value: unknown): string[] =>
  [...leaves(value)].filter(([key]) => !['en', 'cn', 'note'].includes(key)).map(([, words]) => words);

function* headingsOf(value: unknown, key = ''): Generator<string> {
  if (!isObject(value)) return;
  if (typeof value.ko === 'string' && HEADING_FIELD.test(key)) yield value.ko;
  for (const [name, inner] of Object.entries(value)) yield* headingsOf(inner, Array.isArray(value) ? key : name);
}
