import { stubEntries } from '../../testing/stub-entries';
import { scriptStarter } from './script-starter';

const FILES = {
  scripts: [{ href: '/assets/main.js', integrity: 'sha256-m', bytes: 100_000 }],
  preloads: [{ href: '/remotes/catalog/1/remoteEntry.js', integrity: 'sha256-x' }],
};
const asked = () => [...document.head.querySelectorAll('script[src], link')].map((it) => it.getAttribute('src') ?? it.getAttribute('href'));
/** Longer than the two frames that the starter waits for, counted in frames: on a busy machine they take longer. */
const frames = async () => {
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
};

/** Runs what the page would run at its end, beside one first picture that has come or not. */
function open({ hasCome }: { hasCome: boolean }): HTMLImageElement {
  document.head.innerHTML = '';
  document.body.innerHTML = '<img fetchpriority="high" alt="" />';
  const picture = document.images[0] as HTMLImageElement;
  Object.defineProperties(picture, { complete: { value: hasCome }, offsetWidth: { value: 390 }, fetchPriority: { value: 'high' } });
  const [, code = ''] = /^<script nonce="n0nce">(.*)<\/script>$/.exec(scriptStarter(FILES, 'n0nce')) ?? [];
  const script = document.createElement('script');
  script.nonce = 'n0nce';
  script.textContent = code;
  document.body.append(script);
  return picture;
}

/** The first frame is on the screen. */
beforeEach(() => {
  stubEntries()('first-contentful-paint');
  Object.assign(performance, { getEntriesByType: () => [] });
});

test('the scripts of a page are asked for when its first picture is here, in order, with nonce and hash', async () => {
  const picture = open({ hasCome: false });
  await frames();
  expect(asked()).toEqual([]);
  picture.dispatchEvent(new Event('load'));
  await frames();
  expect(asked()).toEqual(['/assets/main.js', '/remotes/catalog/1/remoteEntry.js']);
  const script = document.head.querySelector('script');
  expect([script?.integrity, script?.async, script?.nonce]).toEqual(['sha256-m', false, 'n0nce']);
});

test('on a slow line the shell’s script is asked for before anything is painted, the files of the remote after it; on a good one both after', async () => {
  // 40 kB in 200 ms: the script's 100 kB take half a second.
  const pace = { responseStart: 100, responseEnd: 300, encodedBodySize: 40_000 };
  Object.assign(performance, { getEntriesByType: () => [pace] });
  for (const [responseEnd, before] of [
    [300, ['/assets/main.js']],
    [150, []],
  ] as const) {
    pace.responseEnd = responseEnd;
    const paint = stubEntries();
    const picture = open({ hasCome: false });
    document.dispatchEvent(new Event('DOMContentLoaded'));
    paint('first-contentful-paint');
    await frames();
    expect(asked()).toEqual(before);
    picture.dispatchEvent(new Event('load'));
    await frames();
    expect(asked()).toEqual(['/assets/main.js', '/remotes/catalog/1/remoteEntry.js']);
  }
});

test('the files of the remote wait for nothing once the shell’s script is here', async () => {
  Object.assign(performance, { getEntriesByType: () => [{ responseStart: 100, responseEnd: 300, encodedBodySize: 40_000 }] });
  const picture = open({ hasCome: false });
  document.dispatchEvent(new Event('DOMContentLoaded'));
  document.head.querySelector('script')?.dispatchEvent(new Event('load'));
  expect(asked()).toHaveLength(2);
  picture.dispatchEvent(new Event('load'));
  await frames();
  expect(asked()).toHaveLength(2);
});

test('the scripts wait until the first frame is on the screen', async () => {
  const paint = stubEntries();
  open({ hasCome: true });
  await frames();
  paint('first-paint');
  await frames();
  expect(asked()).toEqual([]);
  paint('first-contentful-paint');
  await frames();
  expect(asked()).toHaveLength(2);
});

test('a first picture that has come, or does not come, holds nothing up', async () => {
  open({ hasCome: true });
  await frames();
  expect(asked()).toHaveLength(2);
  const picture = open({ hasCome: false });
  await frames();
  picture.dispatchEvent(new Event('error'));
  await frames();
  expect(asked()).toHaveLength(2);
});
