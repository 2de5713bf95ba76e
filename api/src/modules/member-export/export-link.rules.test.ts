import { createHmac } from 'node:crypto';
import { openLink, signLink } from './export-link.rules';

const sign = (text: string) => createHmac('sha256', 'key').update(text).digest('base64url');
const UNTIL = 1_800_000_000;
const name = signLink({ exportCd: 'EX1', format: 'json', until: UNTIL }, sign);
const at = (seconds: number) => new Date(seconds * 1000);

test('a link opens the export and the format that it was made for, until its second', () => {
  expect(openLink(name, at(UNTIL - 1), sign)).toEqual({ exportCd: 'EX1', format: 'json' });
  expect(openLink(name, at(UNTIL), sign)).toBeNull();
});

test.each([
  ['another export', name.replace('EX1', 'EX2')],
  ['a later end', name.replace(String(UNTIL), String(UNTIL + 9))],
  ['another format', name.replace('.json', '.html')],
  ['an unknown format', name.replace('.json', '.pdf')],
  ['another signature', name.replace(/\.[\w-]{43}\./, `.${'A'.repeat(43)}.`)],
  ['something before it', `-${name}`],
  ['something behind it', `${name}.html`],
  ['a cut signature', name.replace(/.\.json$/, '.json')],
  ['nothing', ''],
  ['any name', 'EX1.json'],
])('it opens nothing with %s', (_, changed) => {
  expect(openLink(changed, at(UNTIL - 1), sign)).toBeNull();
});

test('it opens nothing under another key', () => {
  expect(openLink(name, at(UNTIL - 1), (text) => sign(`${text}!`))).toBeNull();
});
