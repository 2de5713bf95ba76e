import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROUTE_PATHS } from '@hyangro/contracts/routes/route-paths';
import constantModule from './constant-module-loader';
import shrinkStyles from './css-templates-loader';
import withoutFormats from './numeral-formats-loader';
import pureComponents from './pure-components-loader';
import scopedStyles from './scoped-styles-loader';

const ROOT = path.join(__dirname, '../../..');

test('styles lose comments and line breaks, never what they say', () => {
  const source =
    'const Box = styled.div`\n  color: red;\n  /* why */\n  ${media.pc} { padding: 0\n    4px; }\n`;\nconst text = `two\n  lines`;';
  expect(shrinkStyles(source)).toBe('const Box = styled.div`color: red;${media.pc} { padding: 0 4px; }`;\nconst text = `two\n  lines`;');
});

test('values in a style stay as they are, templates in them too', () => {
  const source = 'const Box = styled(Link)`\n  width: ${(a) => `${a}px\n`};\n  height: 1px;\n`;';
  expect(shrinkStyles(source)).toContain('${(a) => `${a}px\n`}');
});

test('what is only defined counts as unused', () => {
  expect(pureComponents('var Link = React2.forwardRef(\nLink.displayName = "Link";\nuse(Link);')).toBe(
    'var Link = /* @__PURE__ */ React2.forwardRef(\n\nuse(Link);',
  );
});

test('a class keeps its context, and counts as unused without a name for it', () => {
  expect(pureComponents('var Guard = class extends React2.Component {\n  state = 1;\n};\nGuard.contextType = Context;\nrest();')).toBe(
    'var Guard = class extends React2.Component { static contextType = Context;\n  state = 1;\n};\n\nrest();',
  );
});

test.each([
  "import { Global } from '@emotion/react';",
  "import { css, Global } from '@emotion/react';",
  "import './screen.css';",
  "await import('./screen.css');",
  "document.head.append(document.createElement('style'));",
  'const Sheet = () => <style>{text}</style>;',
  'document.adoptedStyleSheets = [sheet];',
  "sheet.insertRule('button { display: none }');",
])('MFE-15 a remote that would style the whole page is not built: %s', (source) => {
  expect(() => scopedStyles(source)).toThrow('would style the whole page');
});

test.each(["import { css } from '@emotion/react';", 'const Box = styled.button`display: none;`;', '<div style={{ color }} />'])(
  'MFE-15 a remote may style its own elements: %s',
  (source) => {
    expect(scopedStyles(source)).toBe(source);
  },
);

test('numbers of the shop read the same without the formats that numeral brings along', () => {
  const file = path.join(ROOT, 'shared/runtime/node_modules/numeral/numeral.js');
  const run = (source: string) => {
    const module = { exports: (_: number) => ({ format: (_format: string) => '' }) };
    new Function('module', source)(module);
    return module.exports;
  };
  const whole = run(readFileSync(file, 'utf8'));
  const short = run(withoutFormats(readFileSync(file, 'utf8')));
  for (const value of [0, 7, -1234, 1234.5, 1_234_567.891, NaN, 1e21])
    for (const format of ['0,0', '0,0[.]00']) expect(short(value).format(format)).toBe(whole(value).format(format));
  expect(withoutFormats(readFileSync(file, 'utf8'))).not.toContain("register('format'");
});

test('a browser build has the paths of all routes, and nothing else of the table', async () => {
  const used: string[] = [];
  const code = await constantModule.call({
    resourcePath: path.join(ROOT, 'shared/contracts/src/routes/route-paths.ts'),
    rootContext: ROOT,
    addDependency: (file) => void used.push(file),
  });
  expect(code).toBe(`export const ROUTE_PATHS = ${JSON.stringify(ROUTE_PATHS)};\n`);
  expect(used).toContain(path.join(ROOT, 'shared/contracts/src/routes/table.ts'));
});
