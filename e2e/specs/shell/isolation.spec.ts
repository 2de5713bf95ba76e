import type { Page, Route } from '@playwright/test';
import type { RemoteName } from '@hyangro/contracts/routes/table';
import { handMadeRemote } from '../../fixtures/hand-made-remote';
import { startOwnShell } from '../../fixtures/own-shell';
import { REMOTES_ON_SHOW, smokeOf } from '../../fixtures/remotes';
import { expect, openInShell, ready, test } from '../../fixtures/test';

/** How a release can be broken: on its way to the browser, or in its own code. */
const ON_THE_WAY: Record<string, (route: Route) => Promise<void> | void> = {
  '404': (route) => route.fulfill({ status: 404, body: '' }),
  // A request nobody answers: it ends with the page.
  timeout: () => undefined,
  'syntax error': (route) => route.fulfill({ status: 200, contentType: 'text/javascript', body: 'this is no script {' }),
};
const SCREENS: Record<string, string> = {
  'throw on render': "const Screen = () => { throw new Error('on render'); };",
  'throw in effect':
    "const Screen = () => { React.useEffect(() => { throw new Error('in effect'); }); return React.createElement('p', null, 'here'); };",
  'throw in event': "const Screen = () => React.createElement('button', { onClick() { throw new Error('in event'); } }, 'press');",
};

const screenOf = (page: Page, remote: RemoteName) => page.locator(`[data-mfe^="${remote}@"]:visible`);
const failure = (page: Page) => page.getByRole('button', { name: '다시 불러오기' }).locator('visible=true');

/** A third of the other remotes show what they are there for; after three faults each has been seen beside the broken one. */
async function othersWork(page: Page, broken: RemoteName, fault: number) {
  const others = REMOTES_ON_SHOW.filter((name) => name !== broken);
  for (const remote of others.filter((_, at) => at % 3 === fault)) {
    await openInShell(page, smokeOf(remote).at);
    await expect(screenOf(page, remote).locator(smokeOf(remote).shows).first(), `${remote} beside ${broken}`).toBeVisible();
  }
}

for (const remote of REMOTES_ON_SHOW) {
  const neighbour = remote === 'raffle' ? smokeOf('ugc').at : smokeOf('raffle').at;

  test(`MFE-08 ${remote} with a 404, a timeout or a syntax error costs its own screen only`, async ({ page, problems }) => {
    test.setTimeout(120_000);
    const all = new RegExp(`/(remotes|baked)/${remote}/`);
    for (const [index, [fault, answer]] of Object.entries(ON_THE_WAY).entries()) {
      await test.step(fault, async () => {
        await page.route(all, answer);
        await page.goto(neighbour);
        await ready(page);
        await openInShell(page, smokeOf(remote).at);
        await expect(failure(page)).toBeVisible({ timeout: 5_000 });
        await othersWork(page, remote, index);
        await page.unroute(all);
      });
    }
    problems.length = 0;
  });

  test(`MFE-08 a release of ${remote} that throws on render, in an effect or in an event costs its own screen only`, async ({
    page,
    problems,
  }) => {
    test.setTimeout(120_000);
    const shell = await startOwnShell(remote);
    try {
      for (const [index, [fault, source]] of Object.entries(SCREENS).entries()) {
        await test.step(fault, async () => {
          const version = `9.9.${index}`;
          shell.store.publish(version, handMadeRemote(remote, source));
          await shell.untilServed(version);
          await page.goto(shell.url + neighbour);
          await ready(page);
          problems.length = 0;
          await openInShell(page, smokeOf(remote).at);
          if (fault === 'throw in event') await screenOf(page, remote).getByRole('button', { name: 'press' }).click();
          else await expect(failure(page)).toBeVisible();
          expect(problems.join()).toContain(fault.replace('throw ', ''));
          await othersWork(page, remote, index);
          // The page that the server begins with this screen is a page too.
          await page.goto(shell.url + smokeOf(remote).at);
          await expect(page.locator('header:visible').first()).toBeVisible();
        });
      }
    } finally {
      await shell.stop();
      problems.length = 0;
    }
  });
}

test('MFE-15 a remote that ships button { display: none } hides no button of the shell', async ({ page, problems }) => {
  const shell = await startOwnShell('raffle');
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
  try {
    shell.store.publish('9.9.9', handMadeRemote('raffle', everyWay), { 'hidden.css': 'button { display: none }' });
    await shell.untilServed('9.9.9');
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
    await shell.stop();
    problems.length = 0;
  }
});
