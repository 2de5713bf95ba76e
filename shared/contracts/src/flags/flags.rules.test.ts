import type { Flag } from './flags';
import { flagFaults } from './flags.rules';

const aFlag = (changes: Partial<Flag> = {}): Flag => ({ owner: 'team ugc', endsOn: '2027-03-31', isOn: true, what: 'A list.', ...changes });
const ASKED = { ugc: ['ugc/photo-wall'], order: [] };
const faultsAt = (now: string, changes: Partial<Flag> = {}) => flagFaults({ 'ugc/photo-wall': aFlag(changes) }, ASKED, new Date(now));
const NOON = '2026-11-28T03:00:00Z';

test('a flag within its time that its remote asks for is all right', () => {
  expect(faultsAt(NOON)).toEqual([]);
});

test('a flag is all right on its last day in Seoul; a second later it is told with owner and date', () => {
  expect(faultsAt('2027-03-31T14:59:59Z')).toEqual([]);
  expect(faultsAt('2027-03-31T15:00:00Z')).toEqual([
    'ugc/photo-wall (team ugc) has ended on 2027-03-31: take it out of the code, or give it another end',
  ]);
});

test('an end may be a year ahead, and no day more', () => {
  expect(faultsAt(NOON, { endsOn: '2027-11-28' })).toEqual([]);
  expect(faultsAt(NOON, { endsOn: '2027-11-29' })).toEqual(['ugc/photo-wall (team ugc) ends on 2027-11-29, more than a year ahead']);
});

test('a day that no calendar has is none', () => {
  expect(faultsAt(NOON, { endsOn: '2027-02-30' })).toEqual(['ugc/photo-wall (team ugc) ends on 2027-02-30, which is no day']);
});

test.each(['ugc', 'ugc/photoWall', 'ugc/photo_wall', 'ugc/photo-', 'ugc/photo/wall', 'my ugc/photo', 'ugc/photo-wall2'])(
  '“%s” is no name of a flag',
  (name) => {
    const faults = flagFaults({ [name]: aFlag() }, { ugc: [name], 'my ugc': [name] }, new Date(NOON));
    expect(faults).toContain(`${name} (team ugc) is not named like remote/some-words`);
  },
);

test('a name of one word, or of three, is all right', () => {
  const names = ['ugc/photos', 'ugc/wall-of-photos'];
  expect(flagFaults(Object.fromEntries(names.map((name) => [name, aFlag()])), { ugc: names }, new Date(NOON))).toEqual([]);
});

test('a flag that its own remote does not ask for is told, and so is another remote that asks for it', () => {
  const flags = { 'ugc/photo-wall': aFlag() };
  const nowhere = 'ugc/photo-wall (team ugc) is asked for nowhere in mfe-ugc';
  expect(flagFaults(flags, {}, new Date(NOON))).toEqual([nowhere]);
  expect(flagFaults(flags, { ugc: [], order: ['ugc/photo-wall'] }, new Date(NOON))).toEqual([
    nowhere,
    'mfe-order asks for ugc/photo-wall, a flag of another remote',
  ]);
});
