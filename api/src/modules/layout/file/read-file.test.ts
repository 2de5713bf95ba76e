import { problemText } from './problem';
import { readLayoutsFile } from './read-file';

const problemsOf = (text: string): string[] => {
  const read = readLayoutsFile(text);
  return 'problems' in read ? read.problems.map(problemText) : [];
};
const display = { seq: 1, displayCd: 25, useOnMobile: true, useOnPc: true, isUseMargin: true, isSmallWidth: false };
const name = { ko: '행사', en: 'Event', cn: '活动' };
const withDisplay = (changes: object) =>
  problemsOf(
    JSON.stringify({ layouts: [{ layoutCd: 'EV', name, kind: 'MAIN', displays: [{ ...display, ...changes }], displayItems: [] }] }),
  );
const HERE = 'layouts[0].displays[0]';

test('a file that is no JSON is refused in one sentence', () => {
  expect(problemsOf('{"layouts": [')).toEqual([expect.stringMatching(/^the file: is not JSON: /)]);
  expect(problemsOf('[]')).toEqual(['the file: is a group of fields, not an object']);
});

test.each<[string, object, string]>([
  ['a language is missing', { title: { ko: '제목', en: 'Title' } }, `${HERE}.title.cn: the language “cn” is missing`],
  ['a language is empty', { title: { ko: '제목', en: '', cn: '标题' } }, `${HERE}.title.en: is empty`],
  ['a field is mistyped', { titel: name }, `${HERE}.titel: unknown field; is “title” meant?`],
  ['a field is unknown', { colour: 'red' }, `${HERE}.colour: unknown field`],
  ['a field is missing', { useOnPc: undefined }, `${HERE}.useOnPc: is missing`],
  ['a field is of another kind', { useOnPc: 'yes' }, `${HERE}.useOnPc: is "yes", not true or false`],
  ['a number is not whole', { seq: 1.5 }, `${HERE}.seq: is 1.5, not a whole number`],
  ['a number is too large', { slidesPerViewPc: 99 }, `${HERE}.slidesPerViewPc: is too large: 20 at most`],
])('%s: the operator reads where and why', (_name, changes, problem) => expect(withDisplay(changes)).toEqual([problem]));

test('a value that is none of the known ones is told with them', () => {
  expect(problemsOf(JSON.stringify({ layouts: [{ layoutCd: 'A B', name, kind: 'EVENT', displays: [], displayItems: [] }] }))).toEqual([
    'layouts[0].layoutCd: is "A B": a code has up to 30 letters, digits, “-” or “_”',
    'layouts[0].kind: is "EVENT", not one of MAIN, PROMOTION, TEST',
  ]);
});
