import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { CROSSED } from '../fixtures/crossed-remotes';

const REMOTES_CROSSED = 3;
const JOURNEYS = 20;
const PROFILES = ['desktop', 'phone', 'app'];
const LANGUAGES = ['in-ko', 'in-en', 'in-cn'];
/** Journeys of the shell walk through everything and do not count. */
const OF_THE_SHELL = 'shell/';

/**
 * Counts the journeys that came to screens of three remotes or more, and on which profiles and in which languages (QA-01). A run of
 * all journeys fails where they are fewer than twenty, or where a profile or a language has none.
 */
export default class CrossingsReporter implements Reporter {
  private readonly journeys = new Map<string, Set<string>>();
  private readonly places = new Set<string>();

  onTestEnd(test: TestCase, { status, annotations }: TestResult) {
    const crossed = annotations.filter(({ type }) => type === CROSSED).flatMap(({ description = '' }) => description.split(' '));
    const remotes = crossed.filter((name) => !name.startsWith('in-'));
    const title = test.titlePath().slice(2).join(' › ');
    if (status !== 'passed' || title.startsWith(OF_THE_SHELL) || remotes.length < REMOTES_CROSSED) return;
    const seen = this.journeys.get(title) ?? new Set();
    const here = [test.parent.project()?.name ?? '', ...crossed.filter((name) => name.startsWith('in-'))];
    for (const place of here) this.places.add(place);
    this.journeys.set(title, seen.add(here.join(' ')));
  }
  async onEnd({ status }: FullResult): Promise<Pick<FullResult, 'status'>> {
    console.log(`\nQA-01: ${this.journeys.size} journeys cross ${REMOTES_CROSSED} remotes or more:`);
    for (const [title, places] of this.journeys) console.log(`  ${title.slice(0, 120)} (${[...places].join('; ')})`);
    const missing = [...PROFILES, ...LANGUAGES].filter((place) => !this.places.has(place));
    if (!process.env.ALL_JOURNEYS || (this.journeys.size >= JOURNEYS && missing.length === 0)) return { status };
    console.log(`QA-01 wants ${JOURNEYS}, in each language and on each profile; without one: ${missing.join(', ') || 'none'}`);
    return { status: 'failed' };
  }
  printsToStdio() {
    return false;
  }
}
