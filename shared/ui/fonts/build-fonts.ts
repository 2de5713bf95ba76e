/**
 * Cuts the shop's fonts to what it draws, into dist/fonts, with fonts.json that names the files.
 * A second run with the same letters does nothing.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { blocksOf } from './blocks';
import { cut, unpack, type Source } from './cut';
import { knownLetters } from './known-letters';
import { chooseLetters, type Letters } from './letters';
import { readShopTexts } from './shop-texts';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const ROOT = path.resolve(HERE, '../../..');
const OUT = path.join(HERE, '../dist/fonts');
const MANIFEST = path.join(OUT, 'fonts.json');

const packageFolder = (name: string) => path.dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
const PRETENDARD = path.join(packageFolder('pretendard'), 'dist/web/variable/woff2/PretendardVariable.woff2');
const HAHMLET = path.join(packageFolder('@fontsource/hahmlet'), 'files/hahmlet-korean-500-normal.woff2');

const hash = (...parts: (string | Buffer)[]) => {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest('hex').slice(0, 8);
};

const letters = chooseLetters(readShopTexts(ROOT));
const sources = [
  PRETENDARD,
  HAHMLET,
  ...['build-fonts.ts', 'blocks.ts', 'cut.ts', 'known-letters.ts'].map((name) => path.join(HERE, name)),
];
/** Names the blocks: their letters are not the shop's choice. */
const cutting = hash(...sources.map((file) => readFileSync(file)));
const blockEnd = `.${cutting}.woff2`;
const key = hash(JSON.stringify(letters), cutting);
if (!isBuilt()) await build();

interface Manifest {
  key: string;
  files: Record<string, { file: string; bytes: number }>;
  letters: Record<'ko' | 'en', string>;
}

function isBuilt(): boolean {
  if (!existsSync(MANIFEST)) return false;
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Partial<Manifest>;
  return manifest.key === key && Object.values(manifest.files ?? {}).every(({ file }) => existsSync(path.join(OUT, file)));
}

async function build() {
  mkdirSync(OUT, { recursive: true });
  for (const name of readdirSync(OUT)) if (!name.endsWith(blockEnd)) rmSync(path.join(OUT, name), { recursive: true });
  const pretendard = await unpack(readFileSync(PRETENDARD), { wght: { min: 400, max: 800 } });
  const hahmlet = await unpack(readFileSync(HAHMLET));
  const sourceOf = (name: string): Source => (name.startsWith('hahmlet') ? hahmlet : pretendard);

  const files: Manifest['files'] = {};
  for (const [name, chosen] of Object.entries(letters)) {
    const font = await cut(sourceOf(name), chosen);
    const file = `${name}.${hash(font)}.woff2`;
    writeFileSync(path.join(OUT, file), font);
    files[name] = { file, bytes: font.length };
    console.log(`${(font.length / 1000).toFixed(1).padStart(6)} kB  ${chosen.length} letters  ${file}`);
  }
  const blocks = blocksOf(pretendard.letters);
  for (const [name, chosen] of blocks) {
    const file = path.join(OUT, `block-${name}${blockEnd}`);
    if (existsSync(file)) continue;
    writeFileSync(`${file}.part`, await cut(pretendard, chosen));
    renameSync(`${file}.part`, file);
  }
  console.log(`${blocks.size} blocks  block-*${blockEnd}`);

  const drawn = (name: keyof Letters) => letters[name].filter((letter) => sourceOf(name).letters.includes(letter));
  const tell = (locale: 'ko' | 'en') => {
    const text = JSON.stringify(knownLetters(locale, drawn, { blocks: [...blocks.keys()], blockEnd }));
    const file = `letters-${locale}.${hash(text)}.json`;
    writeFileSync(path.join(OUT, file), text);
    writeFileSync(path.join(OUT, `${file}.br`), brotliCompressSync(text));
    return file;
  };
  for (const licence of readdirSync(HERE).filter((name) => name.startsWith('LICENSE')))
    copyFileSync(path.join(HERE, licence), path.join(OUT, licence));
  const manifest: Manifest = { key, files, letters: { ko: tell('ko'), en: tell('en') } };
  writeFileSync(MANIFEST, `${JSON.stringify(manifest, null, 1)}\n`);
}
