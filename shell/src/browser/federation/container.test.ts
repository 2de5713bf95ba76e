import * as React from 'react';
import * as runtime from '@hyangro/runtime';
import { loadRelease } from './container';
import { runtimeCore } from './runtime-core';
import { type shareScope, sharedFactory } from './shared-modules';

const page = window as unknown as Record<string, unknown>;
/** jsdom loads no scripts: the test plays the network. */
function playNetwork(answer: (script: HTMLScriptElement) => void) {
  const append = jest
    .spyOn(document.head, 'append')
    .mockImplementation((node) => void setTimeout(() => answer(node as HTMLScriptElement), 0));
  return () => append.mockRestore();
}
const release = { version: '1', entry: '/remotes/ugc/1/remoteEntry.js', integrity: 'sha256-abc' };
afterEach(() => {
  delete page.hyangro_ugc;
});

test('MFE-03 a container meets the shell’s one instance of each shared module', async () => {
  const met: Record<string, unknown> = {};
  const restore = playNetwork((script) => {
    page.hyangro_ugc = {
      init: (scope: typeof shareScope) => Object.assign(met, { react: scope.react?.[Object.keys(scope.react)[0] ?? '']?.get()() }),
      get: async () => () => ({ default: { name: 'ugc' } }),
    };
    script.onload?.(new Event('load'));
  });
  expect(await loadRelease('ugc', release)).toEqual({ default: { name: 'ugc' } });
  expect(met.react).toEqual(expect.objectContaining({ useState: React.useState }));
  restore();
});

test('MFE-06 the script is checked against the registry’s hash', async () => {
  let seen = '';
  const restore = playNetwork((script) => {
    seen = script.integrity;
    script.onerror?.(new Event('error'));
  });
  await expect(loadRelease('ugc', release)).rejects.toMatchObject({ name: 'ChunkLoadError' });
  expect(seen).toBe('sha256-abc');
  restore();
});

test('ERR-CHK a script that never comes is a ChunkLoadError after 120 s', async () => {
  const restore = playNetwork(() => undefined);
  jest.useFakeTimers();
  const coming = expect(loadRelease('ugc', release)).rejects.toMatchObject({
    name: 'ChunkLoadError',
    message: expect.stringContaining('timeout'),
  });
  await jest.advanceTimersByTimeAsync(120_000);
  jest.useRealTimers();
  await coming;
  restore();
});

test('MFE-03 a remote’s federation instance takes every shared module from the shell, and its own copy of any other', async () => {
  const container = new runtimeCore.ModuleFederation({ name: 'hyangro_ugc' });
  const factory = await container.loadShare('@hyangro/runtime');
  expect(factory && factory()).toBe(runtime);
  expect(await container.loadShare('lodash')).toBe(false);
  expect(container.loadShareSync('react')()).toBe(sharedFactory('react')?.());
  expect(() => container.loadShareSync('lodash')).toThrow();
});
