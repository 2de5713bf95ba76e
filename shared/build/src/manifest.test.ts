import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { routeRow } from '@hyangro/contracts/routes/table';
import { CONTRACT_VERSION } from '@hyangro/contracts/version';

/** The build's own modules run in Node as they are; the answer comes back as JSON. */
const metaDataOf = (
  owner: string,
  chunks: Record<string, string[]>,
): { contract: string; door: string[]; routes: Record<string, unknown>[]; locales: object; surfaces: object } => {
  const script = `
    import { shopMetaData } from ${JSON.stringify(path.join(__dirname, 'manifest.mjs'))};
    const groups = new Map(Object.entries(${JSON.stringify(chunks)}).map(([name, files]) => [name, { getFiles: () => files }]));
    const stats = shopMetaData(${JSON.stringify(owner)})({ stats: { metaData: {} }, compilation: { namedChunkGroups: groups } });
    console.log(JSON.stringify(stats.metaData));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }));
};

test('MFE-04 E-24 a manifest says what its remote shows, by which contract, and in which files', () => {
  const meta = metaDataOf('raffle', {
    __federation_expose_remote: ['door.js', 'door.js.map'],
    'screen-raffle': ['screen-raffle.js', 'shared.js'],
    'locale-ko': ['locale-ko.js'],
    'surface-ticket-strip': ['surface.js'],
  });
  expect(meta).toMatchObject({
    contract: CONTRACT_VERSION,
    door: ['door.js'],
    locales: { ko: ['locale-ko.js'], en: [], cn: [] },
    surfaces: { 'ticket-strip': ['surface.js'] },
  });
  expect(meta.routes).toContainEqual({ name: 'Raffle', ...routeRow('Raffle'), files: ['screen-raffle.js', 'shared.js'] });
});

test('MFE-04 a row whose screen is not built yet says that it is coming', () => {
  const { routes } = metaDataOf('raffle', { 'screen-raffle': ['screen-raffle.js'] });
  expect(routes.find(({ name }) => name === 'Tickets')).toMatchObject({ path: '/mypage/tickets', isComing: true });
  expect(routes.every(({ owner }) => owner === 'raffle')).toBe(true);
});
