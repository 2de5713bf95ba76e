import { CHUNK_LOAD_TIMEOUT_MS } from '@hyangro/contracts/constants';
import type { RemoteDefinition } from '@hyangro/runtime';
import type { BootRelease } from '../../boot/boot-data';
import { createRemoteLoader } from './remote-loader';

const stable: BootRelease = { version: '2', entry: '/remotes/layout/2/remoteEntry.js', integrity: 'sha384-2' };
const previous: BootRelease = { version: '1', entry: '/remotes/layout/1/remoteEntry.js', integrity: 'sha384-1' };
const definition = (version: string) => ({
  default: { name: 'layout', contract: version, screens: {}, surfaces: {}, messages: {} } as unknown as RemoteDefinition,
});

function loaderOf(answers: Record<string, () => Promise<ReturnType<typeof definition>>>, remotes = { layout: { ...stable, previous } }) {
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
  expect(steps.at(-1)).toBe('remote layout: fell back to 1');
});

test('MFE-07 a release that never answers gives way to the one before it within 4 s', async () => {
  jest.useFakeTimers();
  const { loader } = loaderOf({ [stable.entry]: hangs, [`${stable.entry}?again=1`]: hangs, [previous.entry]: async () => definition('1') });
  const coming = loader.load('layout');
  await jest.advanceTimersByTimeAsync(3999);
  jest.useRealTimers();
  expect((await coming).contract).toBe('1');
});

test('MFE-07 a remote that could not be had is asked for anew by the next visit', async () => {
  const answers: Parameters<typeof loaderOf>[0] = {};
  const { loader } = loaderOf(answers, { layout: { ...stable, previous: undefined as never } });
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
