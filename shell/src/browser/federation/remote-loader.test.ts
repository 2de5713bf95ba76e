import { CHUNK_LOAD_TIMEOUT_MS } from '@hyangro/contracts/constants';
import type { RemoteDefinition } from '@hyangro/runtime';
import type { BootRelease } from '../../boot/boot-data';
import { createRemoteLoader } from './remote-loader';

const stable: BootRelease = { version: '2', entry: '/remotes/layout/2/remoteEntry.js', integrity: 'sha256-2' };
const previous: BootRelease = { version: '1', entry: '/remotes/layout/1/remoteEntry.js', integrity: 'sha256-1' };
const baked: BootRelease = { version: '0', entry: '/baked/layout/0/remoteEntry.js', integrity: 'sha256-0' };
const definition = (version: string) => ({
  default: { name: 'layout', contract: version, screens: {}, surfaces: {}, messages: {} } as unknown as RemoteDefinition,
});

function loaderOf(answers: Record<string, () => Promise<ReturnType<typeof definition>>>, remotes = { layout: [stable, previous, baked] }) {
  const asked: string[] = [];
  const steps: string[] = [];
  const loader = createRemoteLoader(
    remotes,
    (step) => void steps.push(step),
    async (_, { entry }) => {
      asked.push(entry);
      const answer = answers[entry];
      if (!answer) throw new Error('404');
      return answer();
    },
  );
  return { loader, asked, steps };
}
const hangs = () => new Promise<never>(() => undefined);

test('MFE-07 the stable release is asked for once, whatever asks for it', async () => {
  const { loader, asked } = loaderOf({ [stable.entry]: async () => definition('2') });
  await Promise.all([loader.load('layout'), loader.load('layout')]);
  expect(asked).toEqual([stable.entry]);
  expect(loader.versionOf('layout')).toBe('2');
  expect(loader.loaded()).toHaveLength(1);
});

test('MFE-07 a release that fails is tried once more, then the one before it serves; each step is logged', async () => {
  const { loader, asked, steps } = loaderOf({ [previous.entry]: async () => definition('1') });
  expect((await loader.load('layout')).contract).toBe('1');
  expect(asked).toEqual([stable.entry, `${stable.entry}?again=1`, previous.entry]);
  expect(loader.versionOf('layout')).toBe('1');
  expect(steps).toEqual(['remote layout: Error: 404', 'remote layout: Error: 404', `remote layout: ${previous.entry} serves`]);
});

test('MFE-07 releases that never answer give way to the next within 4 s', async () => {
  jest.useFakeTimers();
  const { loader } = loaderOf({ [stable.entry]: hangs, [previous.entry]: hangs, [baked.entry]: async () => definition('0') });
  const coming = loader.load('layout');
  await jest.advanceTimersByTimeAsync(3999);
  jest.useRealTimers();
  expect((await coming).contract).toBe('0');
});

test('MFE-07 with the release store lost the copy that ships with the shell serves', async () => {
  const { loader, asked } = loaderOf({ [baked.entry]: async () => definition('0') });
  expect((await loader.load('layout')).contract).toBe('0');
  expect(asked).toEqual([stable.entry, `${stable.entry}?again=1`, previous.entry, baked.entry]);
});

test('MFE-07 a release whose code fails later gives way to the next one, for every screen that meets it, once', async () => {
  const { loader, steps } = loaderOf({ [stable.entry]: async () => definition('2'), [previous.entry]: async () => definition('1') });
  const failed = await loader.load('layout');
  const next = await Promise.all([1, 2].map(() => loader.giveUp?.('layout', failed, new Error('chunk 7 is missing'))));
  expect(next.map((one) => one?.contract)).toEqual(['1', '1']);
  expect(loader.versionOf('layout')).toBe('1');
  expect(steps.filter((step) => step.includes('chunk 7'))).toHaveLength(1);
});

test('MFE-07 when no release is left the failure is told, and the next visit starts from the beginning', async () => {
  const { loader } = loaderOf({ [stable.entry]: async () => definition('2') }, { layout: [stable] });
  const failed = await loader.load('layout');
  const again = await loader.giveUp?.('layout', failed, new Error('chunk 7 is missing')).catch((error: Error) => error.message);
  expect(again).toBe('404');
  expect(await loader.load('layout')).not.toBe(failed);
});

test.each([
  ['hash', { integrity: '' }],
  ['address', { entry: '' }],
])('MFE-06 a release without its %s is not loaded, the one before it is', async (_, missing) => {
  const { loader } = loaderOf({ [previous.entry]: async () => definition('1') }, { layout: [{ ...stable, ...missing }, previous] });
  expect((await loader.load('layout')).contract).toBe('1');
});

test('MFE-07 a remote that could not be had is asked for anew by the next visit', async () => {
  const answers: Parameters<typeof loaderOf>[0] = {};
  const { loader } = loaderOf(answers, { layout: [stable] });
  await expect(loader.load('layout')).rejects.toThrow('404');
  answers[stable.entry] = async () => definition('2');
  expect((await loader.load('layout')).contract).toBe('2');
});

test('a remote that was never released is refused at once', async () => {
  await expect(loaderOf({}).loader.load('ugc')).rejects.toThrow('never been released');
});

test('ERR-CHK the specification’s ceiling for a script is 120 s', () => {
  expect(CHUNK_LOAD_TIMEOUT_MS).toBe(120_000);
});
