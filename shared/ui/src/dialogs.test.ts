import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../../..');
/** Sources that make a dialog of their own. Each gives the focus back by the library that they are made with. */
const MAKE_DIALOGS = ['alert-dialog', 'image-viewer', 'sheet'].map((name) => `${name}.tsx`);

const sources = (dir: string): string[] =>
  readdirSync(path.join(ROOT, dir), { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.tsx?$/.test(name) && !/\.(test|stories)\.tsx?$/.test(name))
    .map(({ parentPath, name }) => path.join(parentPath, name));
const packages = [
  'shell',
  ...readdirSync(ROOT).filter((name) => name.startsWith('mfe-')),
  'shared/ui',
  'shared/commerce',
  'shared/runtime',
];

test('QA-08 every dialog of the shop is one of the kit’s three, which keep the focus and give it back', () => {
  const files = packages.flatMap((dir) => sources(`${dir}/src`));
  const makes = (text: string) => /@base-ui\/react\/|(?<!\[)role=["'{]+(alert)?dialog|<dialog|aria-modal/.test(text);
  const found = files.filter((file) => makes(readFileSync(file, 'utf8'))).map((file) => path.basename(file));
  expect(files.length).toBeGreaterThan(500);
  expect(found.filter((name) => !name.endsWith('.styles.ts')).sort()).toEqual(MAKE_DIALOGS);
});
