import { routeRow } from '@hyangro/contracts/routes/table';
import { CONTRACT_VERSION } from '@hyangro/contracts/version';
import { shopMetaData } from './manifest';

interface MetaData {
  contract: string;
  door: string[];
  routes: Record<string, unknown>[];
  locales: object;
  surfaces: object;
  buildInfo?: object;
  errors: string[];
}
const metaDataOf = (
  owner: string,
  keys: Record<string, string>,
  chunks: Record<string, string[]>,
  words: Record<string, string> = {},
): MetaData => {
  const namedChunkGroups = new Map(Object.entries(chunks).map(([name, files]) => [name, { getFiles: () => files }]));
  const parts = Object.entries(keys).map(([at, chunk]) => {
    const [kind = '', key = ''] = at.split(' ');
    return { kind, key, chunk, words: words[at] };
  });
  const compilation = { namedChunkGroups, errors: new Array<Error>() };
  const { metaData } = shopMetaData(owner, () => parts)({ stats: { metaData: {} }, compilation });
  return { ...metaData, errors: compilation.errors.map(({ message }) => message) };
};

const keys = {
  'screens raffle': 'screen-raffle',
  'surfaces raffle/ticket-strip@1': 'surface-ticket-strip',
  'messages ko': 'locale-ko',
};
const chunks = {
  __federation_expose_remote: ['door.js', 'door.js.map'],
  'screen-raffle': ['screen-raffle.js', 'shared.js'],
  'locale-ko': ['locale-ko.js'],
  'surface-ticket-strip': ['surface.js'],
};

test('MFE-04 E-24 a manifest says what its remote shows, by which contract, and in which files', () => {
  const meta = metaDataOf('raffle', keys, chunks);
  expect(meta).toMatchObject({
    contract: CONTRACT_VERSION,
    door: ['door.js'],
    locales: { ko: ['locale-ko.js'] },
    surfaces: { 'raffle/ticket-strip@1': ['surface.js'] },
    errors: [],
  });
  expect(meta.routes).toContainEqual({ name: 'Raffle', ...routeRow('Raffle'), files: ['screen-raffle.js', 'shared.js'] });
});

test('a manifest of a release names its version and commit; one of a working copy has neither', () => {
  const commit = 'c0ffee'.padEnd(40, '0');
  const build = (env: object) => {
    Object.assign(process.env, { REMOTE_RELEASE: '', REMOTE_COMMIT: '' }, env);
    return metaDataOf('raffle', keys, chunks).buildInfo;
  };
  expect(build({ REMOTE_RELEASE: '0.1.0-abc', REMOTE_COMMIT: commit })).toEqual({ buildVersion: '0.1.0-abc', commit });
  expect(build({ REMOTE_RELEASE: '0.1.0-abc' })).toEqual({ buildVersion: '0.1.0-abc' });
  expect(build({})).toBeUndefined();
});

test('MFE-04 a row whose screen the door does not define says that it is coming, whatever chunks there are', () => {
  const { routes, errors } = metaDataOf('raffle', keys, { ...chunks, 'screen-tickets': ['screen-tickets.js'] });
  expect(routes.find(({ name }) => name === 'Tickets')).toMatchObject({ path: '/mypage/tickets', isComing: true });
  expect(routes.every(({ owner }) => owner === 'raffle')).toBe(true);
  expect(errors).toEqual([]);
});

test('a row whose screen names a set of words says in which files it comes, in each language', () => {
  const sets = { 'wordSets play.ko': 'words-play-ko', 'wordSets play.en': 'words-play-en', 'wordSets play.cn': 'words-play-cn' };
  const files = Object.fromEntries(Object.values(sets).map((chunk) => [chunk, [`${chunk}.js`]]));
  const { routes, errors } = metaDataOf('raffle', { ...keys, ...sets }, { ...chunks, ...files }, { 'screens raffle': 'play' });
  expect(routes.find(({ name }) => name === 'Raffle')).toMatchObject({
    words: { ko: ['words-play-ko.js'], en: ['words-play-en.js'], cn: ['words-play-cn.js'] },
  });
  expect(routes.filter((row) => 'words' in row)).toHaveLength(1);
  expect(errors).toEqual([]);
});

test('a finished screen without a chunk fails the build and is never “coming”', () => {
  const { 'screen-raffle': _, ...others } = chunks;
  const { routes, errors } = metaDataOf('raffle', keys, others);
  expect(errors).toEqual(['mfe-raffle/src/remote.ts: screens.raffle: no chunk screen-raffle was built']);
  expect(routes.find(({ name }) => name === 'Raffle')).not.toHaveProperty('isComing');
});
