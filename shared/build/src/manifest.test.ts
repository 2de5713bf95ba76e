import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { routeRow } from '@hyangro/contracts/routes/table';
import { CONTRACT_VERSION } from '@hyangro/contracts/version';

/** The build's own modules run in Node as they are; the answer comes back as JSON. */
interface MetaData {
  contract: string;
  door: string[];
  routes: Record<string, unknown>[];
  locales: object;
  surfaces: object;
  errors: string[];
}
const metaDataOf = (owner: string, keys: Record<string, string>, chunks: Record<string, string[]>): MetaData => {
  const script = `
    import { shopMetaData } from ${JSON.stringify(path.join(__dirname, 'manifest.mjs'))};
    const groups = new Map(Object.entries(${JSON.stringify(chunks)}).map(([name, files]) => [name, { getFiles: () => files }]));
    const parts = Object.entries(${JSON.stringify(keys)}).map(([at, chunk]) => ({ kind: at.split(' ')[0], key: at.split(' ')[1], chunk }));
    const compilation = { namedChunkGroups: groups, errors: [] };
    const { metaData } = shopMetaData(${JSON.stringify(owner)}, () => parts)({ stats: { metaData: {} }, compilation });
    console.log(JSON.stringify({ ...metaData, errors: compilation.errors.map(({ message }) => message) }));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }));
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

test('MFE-04 a row whose screen the door does not define says that it is coming, whatever chunks there are', () => {
  const { routes, errors } = metaDataOf('raffle', keys, { ...chunks, 'screen-tickets': ['screen-tickets.js'] });
  expect(routes.find(({ name }) => name === 'Tickets')).toMatchObject({ path: '/mypage/tickets', isComing: true });
  expect(routes.every(({ owner }) => owner === 'raffle')).toBe(true);
  expect(errors).toEqual([]);
});

test('a finished screen without a chunk fails the build and is never “coming”', () => {
  const { 'screen-raffle': _, ...others } = chunks;
  const { routes, errors } = metaDataOf('raffle', keys, others);
  expect(errors).toEqual(['mfe-raffle/src/remote.ts: screens.raffle: no chunk screen-raffle was built']);
  expect(routes.find(({ name }) => name === 'Raffle')).not.toHaveProperty('isComing');
});
