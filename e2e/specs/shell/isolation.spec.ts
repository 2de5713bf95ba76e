import type { Page, Route } from '@playwright/test';
import type { RemoteName } from '@hyangro/contracts/routes/table';
import { handMadeRemote } from '../../fixtures/hand-made-remote';
import { startOwnShell } from '../../fixtures/own-shell';
import { REMOTES_ON_SHOW, smokeOf } from '../../fixtures/remotes';
import { expect, openInShell, ready, test as base } from '../../fixtures/test';

/** One shell for all faults of a worker: a test publishes its broken release there and withdraws it. */
const test = base.extend<object, { shell: Awaited<ReturnType<typeof startOwnShell>> }>({
  shell: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern that the fixture needs no other
    async ({}, use) => {
      const shell = await startOwnShell();
      await use(shell);
      await shell.stop();
    },
    { scope: 'worker' },
  ],
});

interface Fault {
  answer(route: Route): Promise<void> | void;
  problems: readonly RegExp[];
}
/** How a release can be broken on its way to the browser. Bytes that were changed there are refused by their hash (MFE-06). */
const ON_THE_WAY: Readonly<Record<string, Fault>> = {
  'a 404': { answer: (route) => route.fulfill({ status: 404, body: '' }), problems: [/^404 GET/, /^console ChunkLoadError/] },
  // A request nobody answers: it ends with the page.
  'a timeout': { answer: () => undefined, problems: [/^console RemoteTimeout/] },
};
const HERE = "const Screen = () => React.createElement('p', null, 'here');";
interface BrokenRelease {
  /** Source of every screen of it. */
  source: string;
  /** Source of its remoteEntry, where that is broken itself. */
  entry?: string;
  error: RegExp;
}
/** How its own code can be. */
const IN_ITS_CODE: Readonly<Record<string, BrokenRelease>> = {
  'a syntax error': { source: HERE, entry: 'this is no script {', error: /Unexpected identifier/ },
  'a throw on render': { source: "const Screen = () => { throw new Error('on render'); };", error: /on render/ },
  'a throw in an effect': {
    source:
      "const Screen = () => { React.useEffect(() => { throw new Error('in effect'); }); return React.createElement('p', null, 'here'); };",
    error: /in effect/,
  },
  'a throw in an event': {
    source: "const Screen = () => React.createElement('button', { onClick() { throw new Error('in event'); } }, 'press');",
    error: /in event/,
  },
};

const screenOf = (page: Page, remote: RemoteName) => page.locator(`[data-mfe^="${remote}@"]:visible`);
const failure = (page: Page) => page.getByRole('button', { name: '다시 불러오기' }).locator('visible=true');
const neighbourOf = (remote: RemoteName) => (remote === 'raffle' ? smokeOf('ugc').at : smokeOf('raffle').at);

/** Every other remote shows what it is there for, in the same running page. */
async function othersWork(page: Page, broken: RemoteName) {
  const others = REMOTES_ON_SHOW.filter((name) => name !== broken);
  expect(others.length).toBeGreaterThanOrEqual(5);
  for (const remote of others) {
    await openInShell(page, smokeOf(remote).at);
    await expect(screenOf(page, remote).locator(smokeOf(remote).shows).first(), `${remote} beside ${broken}`).toBeVisible();
  }
}

for (const [at, remote] of REMOTES_ON_SHOW.entries()) {
  for (const [fault, { answer, problems }] of Object.entries(ON_THE_WAY))
    test(`MFE-08 ${remote} with ${fault} costs its own screen only: every other remote works`, async ({ page, expectProblems }) => {
      const all = new RegExp(`/(remotes|baked)/${remote}/`);
      expectProblems(...problems);
      await page.route(all, answer);
      await page.goto(neighbourOf(remote));
      await ready(page);
      await openInShell(page, smokeOf(remote).at);
      await expect(failure(page)).toBeVisible();
      await othersWork(page, remote);
    });

  test(`MFE-08 releases of ${remote} with ${Object.keys(IN_ITS_CODE).join(', ')} cost its own screen only: every other remote works`, async ({
    page,
    shell,
    expectProblems,
  }) => {
    expectProblems(...Object.values(IN_ITS_CODE).map(({ error }) => error));
    for (const [n, [fault, { source, entry }]] of Object.entries(IN_ITS_CODE).entries())
      await test.step(fault, async () => {
        const version = `9.${at}.${n}`;
        const made = handMadeRemote(remote, source);
        shell.store.publish(remote, version, { ...made, ...(entry && { entry }) });
        try {
          await shell.untilServed(remote, version);
          if (entry) {
            // The copy that ships with the shell would serve.
            expectProblems(/^404 GET .*\/baked\//, /^console ChunkLoadError/);
            await page.route(`**/baked/${remote}/**`, (route) => route.fulfill({ status: 404, body: '' }));
          }
          await page.goto(shell.url + neighbourOf(remote));
          await ready(page);
          await openInShell(page, smokeOf(remote).at);
          if (fault === 'a throw in an event') await screenOf(page, remote).getByRole('button', { name: 'press' }).click();
          else await expect(failure(page)).toBeVisible();
          await othersWork(page, remote);
          // The page that the server begins with this screen is a page too.
          await page.goto(shell.url + smokeOf(remote).at);
          await expect(page.locator('header:visible').first()).toBeVisible();
        } finally {
          shell.store.withdraw(remote);
          await page.unrouteAll();
        }
      });
  });
}

test('MFE-15 a remote that ships button { display: none } hides no button of the shell', async ({ page, shell, expectProblems }) => {
  expectProblems(/hidden\.css/, /style-src/);
  const everyWay = `
    const sheet = 'button { display: none }';
    const Screen = () => {
      React.useEffect(() => {
        document.head.append(Object.assign(document.createElement('style'), { textContent: sheet }));
        document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: 'data:text/css,' + encodeURIComponent(sheet) }));
        document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/remotes/raffle/9.9.9/hidden.css' }));
      }, []);
      return React.createElement('div', null, emotion.Global && React.createElement(emotion.Global, { styles: sheet }), 'here');
    };`;
  shell.store.publish('raffle', '9.9.9', handMadeRemote('raffle', everyWay), { more: { 'hidden.css': 'button { display: none }' } });
  try {
    await shell.untilServed('raffle', '9.9.9');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${shell.url}/product/P0001`);
    await ready(page);
    const buttons = page.locator('header button:visible');
    const before = await buttons.count();
    expect(before).toBeGreaterThan(0);
    const refused = page.waitForEvent('console', (message) => message.text().includes('hidden.css'));
    await openInShell(page, smokeOf('raffle').at);
    await expect(screenOf(page, 'raffle').getByText('here')).toBeVisible();
    await refused;
    await openInShell(page, '/product/P0047');
    await expect(page.locator('main h1:visible')).toBeVisible();
    await expect(buttons).toHaveCount(before);
    await openInShell(page, smokeOf('mypage').at);
    await expect(screenOf(page, 'mypage').locator('button[type=submit]')).toBeVisible();
  } finally {
    shell.store.withdraw('raffle');
  }
});
