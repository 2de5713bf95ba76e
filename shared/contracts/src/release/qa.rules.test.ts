import { chaosText, qaLink, readChaos, readVersionSet, versionSetText } from './qa.rules';

test.each(['ugc:offline', 'ugc:offline,raffle:render', ''])('what breaks is read as it is written: “%s”', (text) => {
  expect(chaosText(readChaos(text) ?? new Map([['ugc', 'down']]))).toBe(text);
});

test.each([
  'ugc',
  'ugcx',
  'ugc:',
  'ugc:tired',
  'shell:offline',
  ':offline',
  'ugc:offline,ugc:down',
  'ugc:offline:down',
  'constructor:offline',
])('what names no remote, no fault or a remote twice breaks nothing: %s', (text) => {
  expect(readChaos(text)).toBeNull();
});

test.each([
  ['shell@1a2b,ugc@0.1.0-3c', 'shell@1a2b,ugc@0.1.0-3c'],
  ['ugc@2,shell@1', 'shell@1,ugc@2'],
  ['ugc@1@2', 'ugc@1@2'],
  ['', ''],
])('versions are read with the shell first: “%s”', (text, told) => {
  const set = readVersionSet(text);
  expect(set && versionSetText(set)).toBe(told);
});

test.each(['ugc', 'ugcx', 'ugc@', 'ugc@../1', 'ugc@1/../2', 'cart@1', '@1', 'ugc@1,ugc@2'])(
  'what names no program, no version or one twice pins nothing: %s',
  (text) => {
    expect(readVersionSet(text)).toBeNull();
  },
);

test('a link has what is asked for and the token, on any page', () => {
  expect(qaLink('t.s', { chaos: 'ugc:offline' })).toBe('/?chaos=ugc%3Aoffline&token=t.s');
  expect(qaLink('t.s', { set: 'ugc@2' }, '/raffles')).toBe('/raffles?set=ugc%402&token=t.s');
});
