import type { Release, RemoteRegistry } from './release';
import { aborted, inCanary, overridden, promoted, published, RegistryRefused, retired, rolledBack, stepped } from './registry.rules';

const release = (version: string, releasedAt?: string) => ({ version, ...(releasedAt && { releasedAt }) }) as Release;
const on = (day: number, why = 'because') => ({ by: 'kim', at: new Date(Date.UTC(2026, 0, 1 + day)).toISOString(), why });
/** Versions 1, 2, … made stable one after the other, a day each. */
const history = (...versions: string[]) =>
  versions.reduce<RemoteRegistry | null>((registry, version, day) => {
    const next = published(registry, 'ugc', release(version), on(day));
    return registry ? promoted(next, version, on(day)) : next;
  }, null) as RemoteRegistry;
const served = ({ stable, previous, canary }: RemoteRegistry) => [stable, previous, canary?.version ?? null];
const last = ({ history: all }: RemoteRegistry) => all.at(-1);
const refusal = (change: () => unknown) => {
  try {
    change();
  } catch (error) {
    if (error instanceof RegistryRefused) return [error.name, error.code, error.message];
    throw error;
  }
  return null;
};
const refused = (code: string, sentence: string) => ['RegistryRefused', code, sentence];

test('the first version of a remote is stable at once, the next one waits for its promotion', () => {
  const first = published(null, 'ugc', release('1'), on(0));
  expect(first).toEqual({
    name: 'ugc',
    revision: 1,
    stable: '1',
    previous: null,
    canary: null,
    versions: { 1: release('1') },
    history: [{ revision: 1, at: '2026-01-01T00:00:00.000Z', by: 'kim', action: 'publish', from: null, to: '1', why: 'because' }],
  });
  const second = published(first, 'ugc', release('2'), on(1));
  expect([served(second), Object.keys(second.versions), second.revision]).toEqual([['1', null, null], ['1', '2'], 2]);
});

test('MFE-06 a version is published once, also after it was retired', () => {
  const known = history('1', '2', '3');
  const wasBefore = refused('RELEASE_EXISTS', 'ugc@1 was published before. A published version never changes: give it another version.');
  expect(refusal(() => published(known, 'ugc', release('1'), on(9)))).toEqual(wasBefore);
  const gone = retired(known, '1', true, on(9));
  expect(refusal(() => published(gone, 'ugc', release('1'), on(9)))).toEqual(wasBefore);
  const { history: _none, ...old } = known;
  expect(refusal(() => published({ ...old, history: [] }, 'ugc', release('2'), on(9)))?.[1]).toBe('RELEASE_EXISTS');
  expect(refusal(() => published(known, 'ugc', release('constructor'), on(9)))).toBeNull();
});

test('a promotion changes stable, keeps what was stable to fall back to, ends a canary and is noted', () => {
  const known = inCanary(published(history('1', '2'), 'ugc', release('3'), on(2)), '3', 10, [], on(2));
  const next = promoted(known, '3', on(3, 'new reviews'));
  expect(served(next)).toEqual(['3', '2', null]);
  expect(last(next)).toEqual({
    revision: 6,
    at: '2026-01-04T00:00:00.000Z',
    by: 'kim',
    action: 'promote',
    from: '2',
    to: '3',
    why: 'new reviews',
  });
  expect([next.revision, next.history.slice(0, -1)]).toEqual([6, known.history]);
});

test.each([
  ['a promotion', (known: RemoteRegistry, version: string) => promoted(known, version, on(9))],
  ['a canary', (known: RemoteRegistry, version: string) => inCanary(known, version, 10, [], on(9))],
  ['a rollback', (known: RemoteRegistry, version: string) => rolledBack(known, version, on(9))],
])('%s of a version that is unknown, or stable already, is refused', (_, change) => {
  expect(refusal(() => change(history('1', '2'), '3'))).toEqual(refused('RELEASE_UNKNOWN', 'ugc has no version 3.'));
  expect(refusal(() => change(history('1', '2'), 'constructor'))?.[1]).toBe('RELEASE_UNKNOWN');
  expect(refusal(() => change(history('1', '2'), '2'))).toEqual(refused('RELEASE_IS_STABLE', 'ugc@2 is stable already.'));
});

test('a rollback takes back what was stable before, step by step, and never falls back to what was left', () => {
  const two = rolledBack(history('1', '2', '3'), null, on(3, 'broken'));
  expect(served(two)).toEqual(['2', '1', null]);
  expect(last(two)).toMatchObject({ action: 'rollback', from: '3', to: '2', why: 'broken' });
  const one = rolledBack(two, null, on(4));
  expect(served(one)).toEqual(['1', null, null]);
  expect(refusal(() => rolledBack(one, null, on(5)))).toEqual(
    refused('RELEASE_NONE_BEFORE', 'ugc: no version before 1 is known. Name one: --to <version>.'),
  );
});

test('a rollback to a named version falls back to what was stable before that one, if it is still there and was not the one left', () => {
  expect(served(rolledBack(history('1', '2', '3', '4'), '2', on(4)))).toEqual(['2', '1', null]);
  const gone = retired(history('1', '2', '3', '4'), '1', true, on(4));
  expect(served(rolledBack(gone, '2', on(5)))).toEqual(['2', null, null]);
  // What was left for 2 once is not what 2 falls back to.
  const left = promoted(rolledBack(history('1', '2', '3', '4'), '2', on(4)), '4', on(5));
  expect(served(rolledBack(left, null, on(6)))).toEqual(['2', '1', null]);
  // 2 was promoted from 3 the last time.
  const again = promoted(promoted(history('1', '2', '3'), '2', on(3)), '3', on(4));
  expect(served(rolledBack(again, '2', on(5)))).toEqual(['2', null, null]);
});

test('a rollback takes a canary back first and leaves stable; a named version ends both', () => {
  const known = inCanary(published(history('1', '2'), 'ugc', release('3'), on(2)), '3', 10, [50], on(2));
  const next = rolledBack(known, null, on(3));
  expect(served(next)).toEqual(['2', '1', null]);
  expect(last(next)).toMatchObject({ action: 'rollback', from: '3', to: '2' });
  expect(served(rolledBack(known, '1', on(3)))).toEqual(['1', null, null]);
});

test('a canary has a version, a percent and a plan beside stable, and is noted with its percent', () => {
  const known = published(history('1', '2'), 'ugc', release('3'), on(2));
  const next = inCanary(known, '3', 10, [50, 100], on(3));
  expect([next.stable, next.previous, next.canary]).toEqual(['2', '1', { version: '3', percent: 10, plan: [50, 100], since: on(3).at }]);
  expect(last(next)).toMatchObject({ action: 'canary', from: '2', to: '3', percent: 10 });
  expect(inCanary(next, '3', 20, [], on(4)).canary).toEqual({ version: '3', percent: 20, plan: [], since: on(4).at });
});

test.each([
  [0, []],
  [-1, []],
  [100, []],
  [1.5, []],
  [NaN, []],
  [10, [10]],
  [10, [5]],
  [10, [50, 40]],
  [10, [101]],
  [10, [20.5]],
])('a canary of %p %% with the plan %j is refused', (percent, plan) => {
  const known = published(history('1'), 'ugc', release('2'), on(1));
  expect(refusal(() => inCanary(known, '2', percent, plan, on(2)))).toEqual(
    refused(
      'RELEASE_PERCENT',
      `A canary has a whole percent from 1 to 99, and its plan grows from there to 100 at most: ${[percent, ...plan].join(',')} does not.`,
    ),
  );
});
test.each([
  [1, [2, 100]],
  [99, []],
  [99, [100]],
])('a canary of %p %% with the plan %j is taken', (percent, plan) => {
  const known = published(history('1'), 'ugc', release('2'), on(1));
  expect(inCanary(known, '2', percent, plan, on(2)).canary).toMatchObject({ percent, plan });
});

test('a healthy canary goes up its plan and becomes stable at 100; without a plan it stays', () => {
  const ten = inCanary(published(history('1'), 'ugc', release('2'), on(1)), '2', 10, [50, 100], on(2));
  const fifty = stepped(ten, on(3, 'healthy'));
  expect(fifty.canary).toEqual({ version: '2', percent: 50, plan: [100], since: on(3).at });
  expect(last(fifty)).toMatchObject({ action: 'canary', percent: 50, why: 'healthy' });
  const whole = stepped(fifty, on(4));
  expect([served(whole), last(whole)?.action]).toEqual([['2', '1', null], 'promote']);
  const waits = inCanary(ten, '2', 20, [], on(3));
  expect(stepped(waits, on(4))).toBe(waits);
  expect(stepped(whole, on(5))).toBe(whole);
});

test('a sick canary is ended, stable stays, and the note says from what to what', () => {
  const known = inCanary(published(history('1', '2'), 'ugc', release('3'), on(2)), '3', 10, [], on(3));
  const next = aborted(known, on(4, '12 % of page loads fail'));
  expect(served(next)).toEqual(['2', '1', null]);
  expect(last(next)).toEqual({ ...on(4, '12 % of page loads fail'), revision: 6, action: 'abort', from: '3', to: '2' });
  expect(aborted(next, on(5))).toBe(next);
});

test('MFE-17 a canary over its budget is noted with what it had too much of, and given to nobody again', () => {
  const canary = inCanary(published(history('1', '2'), 'ugc', release('3'), on(2)), '3', 10, [], on(3));
  const next = aborted(canary, on(4), ['JS: 10 bytes too many', 'LCP: 3.1 s']);
  expect(last(next)).toMatchObject({ action: 'abort', from: '3', to: '2', over: ['JS: 10 bytes too many', 'LCP: 3.1 s'] });
  const told = refused('RELEASE_OVER_BUDGET', 'ugc@3 was over its budget as a canary: JS: 10 bytes too many; LCP: 3.1 s.');
  expect(refusal(() => promoted(next, '3', on(5)))).toEqual(told);
  expect(refusal(() => inCanary(next, '3', 5, [], on(5)))).toEqual(told);
  // Others are as free as before; what an operator goes back to by hand stays over its budget.
  expect(served(promoted(next, '1', on(5)))).toEqual(['1', '2', null]);
  const byHand = promoted(rolledBack(next, '3', on(5)), '2', on(6));
  expect(refusal(() => promoted(byHand, '3', on(7)))).toEqual(told);
});

test('a canary that ended for another reason may be tried again', () => {
  const canary = inCanary(published(history('1'), 'ugc', release('2'), on(1)), '2', 10, [], on(2));
  expect(served(promoted(aborted(canary, on(3)), '2', on(4)))).toEqual(['2', '1', null]);
});

test('a version that nobody got for 30 days is retired, and its note stays', () => {
  const known = history('1', '2', '3');
  // 1 was left on day 1.
  expect(refusal(() => retired(known, '1', false, on(30)))).toEqual(
    refused(
      'RELEASE_YOUNG',
      'ugc@1 was served 29 days ago: tabs opened with it may still load its files. It stays 30 days; --force retires it all the same.',
    ),
  );
  const next = retired(known, '1', false, on(31));
  expect([Object.keys(next.versions), served(next)]).toEqual([
    ['2', '3'],
    ['3', '2', null],
  ]);
  expect(last(next)).toMatchObject({ action: 'retire', from: '1', to: null });
  expect(next.history.length).toBe(known.history.length + 1);
});

test('days count from the last time that a version was given to anybody, or from its publication', () => {
  const canary = aborted(inCanary(published(history('1', '2'), 'ugc', release('3'), on(2)), '3', 10, [], on(5)), on(6));
  expect(refusal(() => retired(canary, '3', false, on(35)))?.[1]).toBe('RELEASE_YOUNG');
  expect(Object.keys(retired(canary, '3', false, on(36)).versions)).toEqual(['1', '2']);
  const waiting = published(history('1'), 'ugc', release('2'), on(4));
  expect(refusal(() => retired(waiting, '2', false, on(33)))?.[1]).toBe('RELEASE_YOUNG');
  expect(Object.keys(retired(waiting, '2', false, on(34)).versions)).toEqual(['1']);
});

test('of a version from before there was a history the day of its release counts; without one it takes force', () => {
  const old = (releasedAt?: string): RemoteRegistry => ({
    ...history('2'),
    history: [],
    versions: { 1: release('1', releasedAt), 2: release('2') },
  });
  expect(Object.keys(retired(old(on(0).at), '1', false, on(30)).versions)).toEqual(['2']);
  expect(refusal(() => retired(old(on(1).at), '1', false, on(30)))?.[1]).toBe('RELEASE_YOUNG');
  expect(refusal(() => retired(old(), '1', false, on(99)))).toEqual(
    refused(
      'RELEASE_YOUNG',
      'ugc@1 was served until nobody knows when: tabs opened with it may still load its files. It stays 30 days; --force retires it all the same.',
    ),
  );
  expect(refusal(() => retired({ ...old(), versions: { 2: release('2'), 1: null } }, '1', false, on(99)))?.[1]).toBe('RELEASE_YOUNG');
  expect(Object.keys(retired(old(), '1', true, on(0)).versions)).toEqual(['2']);
});

test('what visitors get now is never retired; what stable falls back to only by force', () => {
  const known = inCanary(published(history('1', '2'), 'ugc', release('3'), on(2)), '3', 10, [], on(3));
  for (const version of ['2', '3'])
    for (const force of [false, true])
      expect(refusal(() => retired(known, version, force, on(99)))).toEqual(
        refused('RELEASE_SERVED', `ugc@${version} is what visitors get now: promote another one first.`),
      );
  expect(refusal(() => retired(known, '1', false, on(99)))).toEqual(
    refused('RELEASE_SERVED', 'ugc@1 is what 2 falls back to. --force retires it all the same.'),
  );
  expect(served(retired(known, '1', true, on(99)))).toEqual(['2', null, '3']);
  expect(refusal(() => retired(known, '4', true, on(99)))?.[1]).toBe('RELEASE_UNKNOWN');
});

test('an override is noted with its manifest and end, and changes nothing else', () => {
  const known = history('1', '2');
  const manifest = 'http://localhost:3004/mf-manifest.json';
  const next = overridden(known, manifest, '2026-01-04T04:00:00.000Z', on(3, 'looking at reviews'));
  expect(last(next)).toEqual({
    revision: known.revision + 1,
    at: '2026-01-04T00:00:00.000Z',
    by: 'kim',
    action: 'override',
    from: '2',
    to: null,
    why: 'looking at reviews',
    manifest,
    until: '2026-01-04T04:00:00.000Z',
  });
  expect({ ...next, revision: known.revision, history: known.history }).toEqual(known);
});
