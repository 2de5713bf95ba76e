import { scriptStarter } from './script-starter';

const FILES = {
  scripts: [{ href: '/assets/main.js', integrity: 'sha256-m' }],
  preloads: [{ href: '/remotes/catalog/1/remoteEntry.js', integrity: 'sha256-x' }],
};
const asked = () => [...document.head.querySelectorAll('script[src], link')].map((it) => it.getAttribute('src') ?? it.getAttribute('href'));
const frames = () => new Promise((resolve) => setTimeout(resolve, 120));

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

test('the scripts wait until the first frame is on the screen', async () => {
  let paint: (name: string) => void = () => undefined;
  class PaintObserver {
    constructor(tell: (list: { getEntriesByName(name: string): unknown[] }) => void) {
      paint = (painted) => tell({ getEntriesByName: (name) => (name === painted ? [{}] : []) });
    }
    observe() {}
  }
  Object.assign(window, { PerformanceObserver: PaintObserver });
  open({ hasCome: true });
  await frames();
  paint('first-paint');
  await frames();
  expect(asked()).toEqual([]);
  paint('first-contentful-paint');
  await frames();
  expect(asked()).toHaveLength(2);
  Reflect.deleteProperty(window, 'PerformanceObserver');
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
