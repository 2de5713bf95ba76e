import type { RemoteDefinition } from '@hyangro/runtime';
import { createTestServices } from '@hyangro/testing';
import { matchScreen, tableRows } from './registry-route';
import { createScreens } from './screens';

const match = matchScreen(tableRows('raffle'), '/raffles');
if (!match) throw new Error('no such row');
const none = async () => ({ default: {} });
const Raffles = () => null;
const raffle = {
  name: 'raffle',
  contract: '1.0.0',
  surfaces: {},
  messages: { ko: none, en: none, cn: none },
  screens: { raffles: { load: async () => ({ default: Raffles }) } },
} as RemoteDefinition;

/** A remote that is down until it is mended. */
function downRemote() {
  let isDown = true;
  const load = async () => {
    if (isDown) throw new Error('down');
    return raffle;
  };
  const screens = createScreens({ load, versionOf: () => '1', loaded: () => [] }, createTestServices().services, 1000);
  return { screens, mend: () => void (isDown = false) };
}

test('MFE-07 a screen whose HTML stands is waited for: each moment asks again, until its code has come', async () => {
  const { screens, mend } = downRemote();
  await expect(screens.load(match)).rejects.toThrow('down');
  let tryAgain: () => void = () => undefined;
  let hasStopped = false;
  screens.keepTrying(match, (retry) => {
    tryAgain = retry;
    return () => void (hasStopped = true);
  });
  const coming = screens.load(match);
  tryAgain();
  await Promise.resolve();
  expect([hasStopped, screens.isLoaded(match)]).toEqual([false, false]);
  mend();
  tryAgain();
  expect((await coming).Screen).toBe(Raffles);
  expect([hasStopped, screens.isLoaded(match)]).toEqual([true, true]);
});

test('MFE-07 another visit of such a screen begins anew and may fail again', async () => {
  const { screens } = downRemote();
  await expect(screens.load(match)).rejects.toThrow('down');
  screens.keepTrying(match, () => () => undefined);
  screens.retry(match);
  await expect(screens.load(match)).rejects.toThrow('down');
});

test('MFE-07 the code that comes late serves a visit that failed in the meantime', async () => {
  const { screens, mend } = downRemote();
  await expect(screens.load(match)).rejects.toThrow('down');
  let tryAgain: () => void = () => undefined;
  screens.keepTrying(match, (retry) => {
    tryAgain = retry;
    return () => undefined;
  });
  const waiting = screens.load(match);
  screens.retry(match);
  await expect(screens.load(match)).rejects.toThrow('down');
  mend();
  tryAgain();
  await waiting;
  expect((await screens.load(match)).Screen).toBe(Raffles);
});
