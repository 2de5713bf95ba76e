/**
 * Cuts the shop's fonts to what it draws, into dist/fonts:
 * small files for the letters of catalogues and demo shop, slices for everything else, and fonts.json that names them.
 * A second run with the same letters does nothing.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { glyphs } from './glyphs.mjs';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const ROOT = path.resolve(HERE, '../../..');
const OUT = path.join(HERE, '../dist/fonts');
const PACKAGES = {
  pretendard: fileURLToPath(import.meta.resolve('pretendard/package.json')),
  hahmlet: fileURLToPath(import.meta.resolve('@fontsource/hahmlet/package.json')),
};
const PRETENDARD = path.join(path.dirname(PACKAGES.pretendard), 'dist/web/variable');
const HAHMLET = path.dirname(PACKAGES.hahmlet);

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n));
const ASCII = range(0x20, 0x7e);
const LATIN = [...ASCII, ...range(0xa0, 0xff), ...'ŒœŠšŽž‘’“”–—…·•€₩'];
const isLatin = (char) => char.codePointAt(0) < 0x250;
const isDrawn = (char) => char.codePointAt(0) >= 0x20;

const hash = (...parts) => {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest('hex').slice(0, 8);
};

/** `U+20-7e, U+ac00` of a list of characters. */
export const unicodeRange = (chars) => {
  const points = [...new Set(chars)].map((char) => char.codePointAt(0)).sort((a, b) => a - b);
  const runs = [];
  for (const point of points) {
    const last = runs.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else runs.push([point, point]);
  }
  const hex = (n) => n.toString(16);
  return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(',');
};

/** Which characters go into which file; no character stands in two files of a family. */
const plan = () => {
  const { text, heading } = glyphs(ROOT);
  const taken = new Set(LATIN);
  const fresh = (set) => {
    const chars = [...set].filter((char) => isDrawn(char) && !taken.has(char)).sort();
    for (const char of chars) taken.add(char);
    return chars;
  };
  const pretendard = [
    { name: 'pretendard-latin', chars: LATIN, preload: ['ko', 'en'] },
    { name: 'pretendard-ui', chars: fresh(text.first), preload: ['ko'] },
    { name: 'pretendard-more', chars: fresh(text.rest), preload: [] },
  ].map((file) => ({ ...file, family: 'Pretendard UI', weight: '400 800' }));

  // Digits and the word-mark stand on every page, the other Latin letters mostly on English ones.
  const everywhere = [...' 0123456789,.%:+-/~·?!hyangro'];
  taken.clear();
  const first = fresh(new Set([...everywhere, ...[...heading.first].filter((char) => !isLatin(char))]));
  const hahmlet = [
    { name: 'hahmlet-ui', chars: first, preload: ['ko'] },
    { name: 'hahmlet-latin', chars: fresh(new Set(LATIN)), preload: [] },
    { name: 'hahmlet-more', chars: fresh(heading.rest), preload: [] },
  ].map((file) => ({ ...file, family: 'Hahmlet UI', weight: '500' }));

  return [...pretendard, ...hahmlet].filter((file) => file.chars.length > 0);
};

const SOURCES = {
  'Pretendard UI': {
    file: path.join(PRETENDARD, 'woff2/PretendardVariable.woff2'),
    axes: { wght: { min: 400, max: 800 } },
  },
  'Hahmlet UI': { file: path.join(HAHMLET, 'files/hahmlet-korean-500-normal.woff2') },
};

const cut = async ({ name, family, chars }) => {
  const { default: subsetFont } = await import('subset-font');
  const { file, axes } = SOURCES[family];
  const bytes = await subsetFont(readFileSync(file), chars.join(''), {
    targetFormat: 'woff2',
    variationAxes: axes,
    noHinting: true,
    noLayoutClosure: true,
    keepFeatures: ['kern', 'tnum'],
  });
  const fileName = `${name}.${hash(bytes)}.woff2`;
  writeFileSync(path.join(OUT, fileName), bytes);
  return { fileName, bytes: bytes.length };
};

/** Copies the slices of both families and writes one short style sheet for them. */
const slices = () => {
  mkdirSync(path.join(OUT, 'slices'));
  const rules = [
    ...faces(path.join(PRETENDARD, 'pretendardvariable-dynamic-subset.css'), PRETENDARD, 'Pretendard Variable', '45 920'),
    ...faces(path.join(HAHMLET, '500.css'), HAHMLET, 'Hahmlet Variable', '500'),
  ];
  const css = rules.join('');
  const fileName = `slices.${hash(css)}.css`;
  writeFileSync(path.join(OUT, fileName), css);
  return fileName;
};

const faces = (sheet, folder, family, weight) =>
  [...readFileSync(sheet, 'utf8').matchAll(/@font-face\s*{([^}]*)}/g)].map(([, body]) => {
    const source = /url\(['"]?([^'")]+\.woff2)/.exec(body)[1];
    const covered = /unicode-range:\s*([^;]+)/.exec(body)[1].replace(/\s+/g, '').replace(/;$/, '');
    const name = path.basename(source);
    copyFileSync(path.join(folder, source), path.join(OUT, 'slices', name));
    return `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url(slices/${name}) format('woff2');unicode-range:${covered}}`;
  });

/** Builds what is missing and returns the manifest (see theme/font-faces.ts). */
export const buildFonts = async () => {
  const files = plan();
  const key = hash(
    JSON.stringify(files),
    ...[PACKAGES.pretendard, PACKAGES.hahmlet, fileURLToPath(import.meta.url)].map((file) => readFileSync(file)),
  );
  const manifestFile = path.join(OUT, 'fonts.json');
  if (existsSync(manifestFile)) {
    const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
    const there = new Set(readdirSync(OUT));
    if (manifest.key === key && manifest.faces.every((face) => there.has(face.file))) return manifest;
  }

  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  const built = [];
  for (const file of files) {
    const { fileName, bytes } = await cut(file);
    built.push({
      family: file.family,
      file: fileName,
      weight: file.weight,
      unicodeRange: unicodeRange(file.chars),
      preload: file.preload,
      bytes,
    });
  }
  const manifest = { key, faces: built, slices: slices() };
  for (const licence of ['LICENSE-Pretendard.txt', 'LICENSE-Hahmlet.txt']) copyFileSync(path.join(HERE, licence), path.join(OUT, licence));
  writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 1)}\n`);
  return manifest;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { faces: built } = await buildFonts();
  for (const face of built) console.log(`${(face.bytes / 1024).toFixed(1).padStart(6)} KiB  ${face.file}`);
}
