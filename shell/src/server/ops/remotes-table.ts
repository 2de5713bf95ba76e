import type { VersionReport } from '@hyangro/contracts/operator/remotes.contract';
import { SHARE_BUDGET, SHARE_MIN_TELLERS, SHARE_NAMES, type ShareName } from '@hyangro/contracts/release/share.rules';
import { LANGUAGE_TAG, type Locale } from '@hyangro/contracts/locales';
import { fill } from '@hyangro/runtime';
import { escapeHtml } from '../page/escape-html';
import type { OPS_WORDS } from './ops-words';

type Words = (typeof OPS_WORDS)[Locale];

/** The versions of one remote with their figures, as HTML. What is over the budget of its contract says so in words. */
export function remoteTable(remote: string, versions: readonly VersionReport[], locale: Locale, words: Words): string {
  const heading = `<h2 id="${remote}">${remote}</h2>`;
  if (!versions.length) return `<section>${heading}<p>${escapeHtml(words.none)}</p></section>`;
  const columns = [words.version, words.visitors, words.failures, words.poor, ...SHARE_NAMES, words.bytes];
  const head = columns.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join('');
  const rows = versions.map((version) => rowOf(version, locale, words)).join('');
  // What is wider than a phone scrolls by itself, and by keys.
  return `<section>${heading}<div tabindex="0" role="region" aria-labelledby="${remote}"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div></section>`;
}

function rowOf(version: VersionReport, locale: Locale, words: Words): string {
  const tag = LANGUAGE_TAG[locale];
  const whole = (value: number) => value.toLocaleString(tag);
  const share = (part: number) =>
    (part / Math.max(1, version.visitors)).toLocaleString(tag, { style: 'percent', maximumFractionDigits: 1 });
  const counted = (part: number) => `<td>${whole(part)}${part ? ` <small>${share(part)}</small>` : ''}</td>`;
  const role = fill(words[version.role], { percent: whole(version.percent ?? 0) });
  const kb = (bytes: number) => fill(words.kb, { value: (bytes / 1000).toLocaleString(tag, { maximumFractionDigits: 1 }) });
  const vital = (name: ShareName) => {
    const told = version[name];
    const may = version.budget?.[SHARE_BUDGET[name]];
    const text = (value: number) => (name === 'CLS' ? value.toLocaleString(tag) : fill(words.ms, { value: whole(Math.round(value)) }));
    const tellers = told && told.tellers < SHARE_MIN_TELLERS ? fill(words.few, { count: whole(told.tellers) }) : null;
    const isOver = told !== null && tellers === null && may !== undefined && told.p75 > may;
    return cell(told && text(told.p75), [tellers, may === undefined ? null : fill(words.of, { budget: text(may) })], isOver, words);
  };
  const { weight, budget } = version;
  const ofBudget = budget && fill(words.of, { budget: kb(budget.jsGzipBytes) });
  const isHeavy = Boolean(weight && budget && weight.jsGzipBytes > budget.jsGzipBytes);
  return [
    `<tr><th scope="row"><code>${escapeHtml(version.version)}</code> <small>${escapeHtml(role)}</small></th>`,
    `<td>${whole(version.visitors)}</td>${counted(version.failures)}${counted(version.poor)}`,
    ...SHARE_NAMES.map(vital),
    cell(weight && kb(weight.jsGzipBytes), [ofBudget], isHeavy, words),
    '</tr>',
  ].join('');
}

function cell(value: string | null, notes: readonly (string | null)[], isOver: boolean, words: Words): string {
  const over = isOver ? `<strong>${escapeHtml(words.over)}</strong>` : '';
  const small = notes.flatMap((note) => (note === null ? [] : [`<small>${escapeHtml(note)}</small>`]));
  return `<td>${escapeHtml(value ?? '–')}${over}${small.join('')}</td>`;
}
