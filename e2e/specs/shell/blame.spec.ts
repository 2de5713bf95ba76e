import type { RemoteName } from '@hyangro/contracts/routes/table';
import type { SurfaceName } from '@hyangro/contracts/surfaces/surfaces';
import { RELEASE_MARKS } from '@hyangro/contracts/release/release-marks';
import { handMadeRemote } from '../../fixtures/hand-made-remote';
import { startOwnShell } from '../../fixtures/own-shell';
import { expect, openInShell, ready, test } from '../../fixtures/test';

/** How a remote keeps a page busy for longer than a touch may wait: by its own tasks, and through React. */
const WORK = ['timer', 'frame', 'answer', 'idle', 'message', 'render', 'effect', 'layoutEffect'] as const;
/** How it moves what stands on a page: by its own height, and inside a box that keeps its height. */
const MOVES = ['insert', 'height', 'words', 'inner'] as const;
const VERSIONS: Readonly<Partial<Record<RemoteName, string>>> = { raffle: '9.1.0', ugc: '9.2.0', catalog: '9.3.0' };
const MFES = Object.entries(VERSIONS).map(([remote, version]) => `${remote}@${version}`);
const ROUNDS = 2;

/** A part that does on demand what is asked of its remote, and draws what stands inside it below. */
const part = (remote: string, inside: string) => `
  const busy = () => { const until = performance.now() + 70; while (performance.now() < until); };
  const h = React.createElement;
  const line = (key, text) => h('p', { key, style: { margin: 0, height: 24 } }, text);
  const Busy = ({ how }) => {
    if (how === 'render') busy();
    React.useLayoutEffect(() => { if (how === 'layoutEffect') busy(); }, [how]);
    React.useEffect(() => { if (how === 'effect') busy(); }, [how]);
    return h('i', null, how);
  };
  function Part() {
    const [now, set] = React.useState({ how: '', inserted: false, words: false, inner: false });
    const tall = React.useRef(null);
    React.useEffect(() => {
      const change = (to) => set((before) => ({ ...before, ...to(before) }));
      const ways = {
        timer: busy,
        frame: () => requestAnimationFrame(busy),
        answer: () => fetch('/health').then((answer) => answer.text()).then(busy),
        idle: () => requestIdleCallback(busy),
        message: () => { const { port1, port2 } = new MessageChannel(); port1.onmessage = busy; port2.postMessage(1); },
        render: () => change(() => ({ how: 'render' })),
        effect: () => change(() => ({ how: 'effect' })),
        layoutEffect: () => change(() => ({ how: 'layoutEffect' })),
        insert: () => change(({ inserted }) => ({ inserted: !inserted })),
        height: () => (tall.current.style.height = tall.current.style.height === '60px' ? '20px' : '60px'),
        words: () => change(({ words }) => ({ words: !words })),
        inner: () => change(({ inner }) => ({ inner: !inner })),
      };
      const hear = ({ detail: { who, how } }) => {
        if (who === '${remote}') setTimeout(() => { set((before) => ({ ...before, how: '' })); setTimeout(ways[how], 40); });
      };
      window.addEventListener('inject', hear);
      return () => window.removeEventListener('inject', hear);
    }, []);
    return h('section', { style: { border: '1px solid' } },
      now.inserted && h('p', { style: { margin: 0, height: 40 } }, 'inserted'),
      h('div', { ref: tall, style: { height: '20px' } }, h(Busy, { how: now.how })),
      h('p', { style: { margin: 0, width: 200 } }, now.words ? '${remote} has more to say than fits into one line of this width' : '${remote}'),
      h('div', { style: { height: 90, overflow: 'hidden' } }, now.inner && line('new', 'new'), line('a', 'a line'), line('b', 'and another')),
      h('button', { 'data-press': '${remote}', onClick: busy }, '${remote}'),
      ${inside});
  }`;
const surface = (name: SurfaceName, props: string) =>
  `h(runtime.Surface, { name: '${name}', ...${props}, skeleton: h('p', null, '…'), fallback: () => h('p', null, 'none') })`;

test('MFE-17 of 100 long tasks and layout shifts of three remotes on one page, at least 95 are laid to the remote and version that caused them', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const shell = await startOwnShell();
  try {
    const host = `${part('raffle', `${surface('ugc/feed-rail@1', "{ productCd: 'P0001' }")}, ${surface('catalog/search-suggestions@1', '{ field: null }')}, line('end', 'the end')`)} const Screen = Part;`;
    shell.store.publish('raffle', '9.1.0', handMadeRemote('raffle', host));
    for (const [remote, name] of [
      ['ugc', 'ugc/feed-rail@1'],
      ['catalog', 'catalog/search-suggestions@1'],
    ] as const)
      shell.store.publish(
        remote,
        VERSIONS[remote] ?? '',
        handMadeRemote(remote, `${part(remote, 'null')} const Screen = Part; const Surface = Part;`, [name]),
      );
    for (const [remote, version] of Object.entries(VERSIONS)) await shell.untilServed(remote as RemoteName, version);
    await page.goto(`${shell.url}/login`);
    await ready(page);
    const comes = page.waitForResponse(/\/first-touch\.[^/]*\.js/);
    await openInShell(page, '/raffles');
    for (const remote of Object.keys(VERSIONS)) await expect(page.locator(`[data-press=${remote}]`)).toBeVisible();
    await page.mouse.click(5, 5);
    await comes;
    await page.waitForTimeout(1_000);

    const plan = Array.from({ length: ROUNDS }, () =>
      MFES.flatMap((mfe) => [...WORK, ...MOVES, ...MOVES].map((how) => ({ mfe, how }))),
    ).flat();
    const laid = await page.evaluate(
      async ({ injections, marks, moves }) => {
        const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
        const found: { mfe: string; how: string; laid: string[] }[] = [];
        for (const { mfe, how } of injections) {
          performance.clearMarks(marks.longTask);
          performance.clearMarks(marks.shift);
          window.dispatchEvent(new CustomEvent('inject', { detail: { who: mfe.split('@')[0], how } }));
          const name = moves.includes(how) ? marks.shift : marks.longTask;
          for (let waits = 0; waits < 40 && performance.getEntriesByName(name).length === 0; waits += 1) await wait(20);
          await wait(50);
          found.push({ mfe, how, laid: performance.getEntriesByName(name).map((mark) => String((mark as PerformanceMark).detail)) });
        }
        return found;
      },
      { injections: plan, marks: RELEASE_MARKS, moves: MOVES as readonly string[] },
    );
    for (let round = 0; round < ROUNDS * 2; round += 1)
      for (const mfe of MFES) {
        await page.evaluate((name) => performance.clearMarks(name), RELEASE_MARKS.longTask);
        await page.locator(`[data-press=${mfe.split('@')[0]}]`).click();
        await page.waitForTimeout(150);
        const marks = await page.evaluate(
          (name) => performance.getEntriesByName(name).map((mark) => String((mark as PerformanceMark).detail)),
          RELEASE_MARKS.longTask,
        );
        laid.push({ mfe, how: 'press', laid: marks });
      }
    const wrong = laid.filter((one) => one.laid.length === 0 || one.laid.some((mfe) => mfe !== one.mfe));
    expect(laid.length).toBeGreaterThanOrEqual(100);
    expect(wrong.length / laid.length, JSON.stringify(wrong)).toBeLessThanOrEqual(0.05);
  } finally {
    await shell.stop();
  }
});
