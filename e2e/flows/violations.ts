import axe from 'axe-core';
import type { Page } from '@playwright/test';
import { expect, ready } from '../fixtures/test';
import { watchRequests } from './at-rest';

declare global {
  interface Window {
    axe: typeof axe;
  }
}
export interface Size {
  width: number;
  height: number;
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** On whatever the tags above hold: axe counts the first among its experiments (WCAG 2.5.3), the others are more than WCAG asks. */
const ALWAYS = {
  'label-content-name-mismatch': { enabled: true },
  'page-has-heading-one': { enabled: true },
  'landmark-unique': { enabled: true },
  'landmark-one-main': { enabled: true },
};

/** What another language can break in a page that has nothing against it in Korean: names and marks of languages. Colours and places stay. */
const OF_WORDS = [
  'label-content-name-mismatch',
  ...['document-title', 'html-has-lang', 'html-lang-valid', 'valid-lang', 'empty-heading', 'page-has-heading-one'],
  ...['button-name', 'link-name', 'image-alt', 'label', 'select-name', 'aria-input-field-name', 'aria-toggle-field-name'],
];

/**
 * What a shopper with a screen reader or a keyboard would stumble over: WCAG 2.2 AA and best practice by axe.
 * It runs in the page itself, which has no frames; the package for Playwright opens another page for each result.
 */
export function watchViolations(page: Page) {
  const atRest = watchRequests(page);

  /** On the page as it stands, in each size. */
  async function here(sizes: readonly Size[]): Promise<string[]> {
    await ready(page);
    await Promise.all([atRest(), page.evaluate(axe.source)]);
    expect(page.frames()).toHaveLength(1);
    const found: string[] = [];
    for (const size of sizes) {
      await page.setViewportSize(size);
      await layOutAll(page);
      await drawn(page);
      for (const { id, targets } of await violations(page))
        found.push(`${new URL(page.url()).pathname} at ${size.width}: ${id}: ${targets.join(' | ')}`);
    }
    return found;
  }
  /** What the dark look of the page as it stands makes hard to read. */
  async function inDark(): Promise<string[]> {
    await page.emulateMedia({ colorScheme: 'dark' });
    await drawAll(page);
    await drawn(page);
    const found = await findBy(page, { type: 'rule', values: ['color-contrast'] });
    await page.emulateMedia({ colorScheme: 'light' });
    return found.map(({ id, targets }) => `in the dark look: ${id}: ${targets.join(' | ')}`);
  }
  /** What the words of the page as it stands miss. */
  async function ofWords(): Promise<string[]> {
    await page.evaluate(axe.source);
    const found = await findBy(page, { type: 'rule', values: OF_WORDS });
    return found.map(({ id, targets }) => `${id}: ${targets.join(' | ')}`);
  }
  async function on(paths: readonly string[], sizes: readonly Size[]): Promise<string[]> {
    const found: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      found.push(...(await here(sizes)));
    }
    return found;
  }
  return { here, inDark, ofWords, on };
}

/** The same of a part of the page, which stands where it is seen. */
export async function violationsIn(page: Page, part: string): Promise<string[]> {
  await page.evaluate(axe.source);
  return (await violations(page, part)).map(({ id, targets }) => `${id}: ${targets.join(' | ')}`);
}

async function violations(page: Page, part = 'html') {
  // What is just fading in has not its contrast yet.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return findBy(page, { type: 'tag', values: TAGS }, ALWAYS, part);
}

const findBy = (page: Page, runOnly: axe.RunOnly, rules: axe.RuleObject = {}, part = 'html') =>
  page.evaluate(
    async ([only, more, within]) => {
      const found = await window.axe.run(within, { runOnly: only, rules: more, resultTypes: ['violations'] });
      return found.violations.map(({ id, nodes }) => ({ id, targets: nodes.slice(0, 3).map(({ target }) => target.join(' ')) }));
    },
    [runOnly, rules, part] as const,
  );

/** What a new width changes stands: axe reads the places of elements once each, in the course of its run. */
const drawn = (page: Page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** What is not drawn keeps the colours that it had when it last was. */
const drawAll = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*,*::before,*::after{content-visibility:visible!important;transition:none!important}');
    document.adoptedStyleSheets = [sheet];
  });

/** What is far below has no places of its own until a reader comes near: axe would measure it where it does not stand. */
const layOutAll = (page: Page) =>
  page.locator('[data-below]').evaluateAll((blocks) => {
    for (const block of blocks) if (block instanceof HTMLElement) block.style.contentVisibility = 'visible';
  });
