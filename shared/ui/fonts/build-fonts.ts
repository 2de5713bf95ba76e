/**
 * Cuts the shop's fonts to what it draws, into dist/fonts, with fonts.json that names the files.
 * A second run with the same letters does nothing.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { chooseLetters, unicodeRange } from './letters';
import { readShopTexts } from './shop-texts';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const ROOT = path.resolve(HERE, '../../..');
const OUT = path.join(HERE, '../dist/fonts');
const MANIFEST = path.join(OUT, 'fonts.json');

const packageFolder = (name: string) => path.dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
const SOURCES = {
  pretendard: {
    file: path.join(packageFolder('pretendard'), 'dist/web/variable/woff2/PretendardVariable.woff2'),
    variationAxes: { wght: { min: 400, max: 800 } },
  },
  hahmlet: { file: path.join(packageFolder('@fontsource/hahmlet'), 'files/hahmlet-korean-500-normal.woff2'), variationAxes: undefined },
};

const hash = (...parts: (string | Buffer)[]) => {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest('hex').slice(0, 8);
};

const letters = chooseLetters(readShopTexts(ROOT));
const key = hash(
  JSON.stringify(letters),
  readFileSync(fileURLToPath(import.meta.url)),
  ...Object.values(SOURCES).map(({ file }) => readFileSync(file)),
);
if (!isBuilt()) await build();

function isBuilt(): boolean {
  if (!existsSync(MANIFEST)) return false;
  const manifest: { key?: string; files?: Record<string, { file: string }> } = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  return manifest.key === key && Object.values(manifest.files ?? {}).every(({ file }) => existsSync(path.join(OUT, file)));
}

async function build() {
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  const files: Record<string, { file: string; bytes: number; unicodeRange: string }> = {};
  for (const [name, chosen] of Object.entries(letters)) {
    const { file: source, variationAxes } = name.startsWith('hahmlet') ? SOURCES.hahmlet : SOURCES.pretendard;
    const font = await subsetFont(readFileSync(source), chosen.join(''), {
      targetFormat: 'woff2',
      variationAxes,
      noHinting: true,
      noLayoutClosure: true,
      keepFeatures: ['kern', 'tnum'],
    });
    const file = `${name}.${hash(font)}.woff2`;
    writeFileSync(path.join(OUT, file), font);
    files[name] = { file, bytes: font.length, unicodeRange: unicodeRange(chosen) };
    console.log(`${(font.length / 1000).toFixed(1).padStart(6)} kB  ${chosen.length} letters  ${file}`);
  }
  for (const licence of readdirSync(HERE).filter((name) => name.startsWith('LICENSE')))
    copyFileSync(path.join(HERE, licence), path.join(OUT, licence));
  writeFileSync(MANIFEST, `${JSON.stringify({ key, files }, null, 1)}\n`);
}
