import { Expectations } from '../self-test/expect';
import { slowServer } from '../self-test/slow-server';
import { percentile } from './calls';
import { measure, withApi, type Budgets } from './measure';

const HELD_MS = 500;
const TOLERANCE_MS = 100;

/**
 * Holds one in ten answers up in the API itself, by a known time, and looks whether each p95 rises by it; less by at most what p95 was,
 * for a server whose callers wait has less to do. Both measurements have an API of their own, so that every phrase is new to it.
 * Answers how many figures did not rise.
 */
export async function searchSelfTest(env: Record<string, string>, phrases: readonly string[], callers: number, budgets: Budgets) {
  const expected = new Expectations();
  const rowsOf = (more: Record<string, string>) => withApi({ ...env, ...more }, (call) => measure(call, phrases, callers, budgets));
  const plain = await rowsOf({});
  const slow = await rowsOf(slowServer({ path: '/', every: 10, waitMs: HELD_MS }));
  for (const [at, { title, times }] of plain.entries()) {
    const before = percentile(times, 95);
    const after = percentile(slow[at]?.times ?? [], 95);
    expected.between(`p95 of ${title}: ${before.toFixed(0)} ms rises by`, after - before, HELD_MS - before, HELD_MS + TOLERANCE_MS);
  }
  return expected.failed;
}
