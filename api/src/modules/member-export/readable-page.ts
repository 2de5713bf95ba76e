import { LANGUAGE_TAG, isLocale, type Locale } from '@hyangro/contracts/locales';
import { kstSqlDatetime } from '../../platform/clock/clock';
import { escapeHtml } from '../../platform/text/escape-html';
import type { Gathered, Row } from './gather.repository';
import { textsIn } from './member-export.messages';
import { SECTIONS } from './readable-sections';

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const STYLE = `body{margin:0 auto;max-width:1000px;padding:32px 16px;background:#fff;color:#27141e;font:16px/1.6 sans-serif}
h1{font-size:28px}h2{margin-top:40px;font-size:20px}nav ul{columns:12rem;padding-left:1.2em}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:14px}
th,td{padding:8px;border-bottom:1px solid #d8cdd3;text-align:left;vertical-align:top;white-space:pre-wrap;overflow-wrap:anywhere}
th{white-space:nowrap}a{color:#27141e}`;

interface Page {
  tables: Gathered;
  realName: { name: string; idNumber: string } | null;
  locale: Locale;
  now: Date;
}

/** The export to read, in one file: no script, nothing from elsewhere. Times are of Seoul. */
export function readablePage({ tables, realName, locale, now }: Page): string {
  const t = textsIn(locale);
  const document = realName ? [{ name: realName.name, id_number: realName.idNumber }] : [];
  const sections = SECTIONS.map(({ table, columns }) => {
    const rows: readonly Row[] = table === 'real_name' ? document : (tables[table] ?? []);
    const cell = (row: Row, column: (typeof columns)[number]) => `<td>${escapeHtml(wordsOf(row[column], column, locale))}</td>`;
    const head = columns.map((column) => `<th scope="col">${escapeHtml(t.columns[column])}</th>`).join('');
    const body = rows.map((row) => `<tr>${columns.map((column) => cell(row, column)).join('')}</tr>`).join('\n');
    const content =
      rows.length > 0
        ? `<div class="wide" tabindex="0" role="region" aria-labelledby="${table}"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`
        : `<p>${escapeHtml(t.none)}</p>`;
    return { table, title: escapeHtml(t.sections[table]), count: rows.length, content };
  });
  const contents = sections.map(({ table, title, count }) => `<li><a href="#${table}">${title} (${count})</a></li>`).join('');
  return `<!doctype html><html lang="${LANGUAGE_TAG[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(t.pageTitle)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(t.pageTitle)}</h1>
<p>${escapeHtml(t.pageLead.replace('{at}', minutesOf(now)))}</p><nav aria-label="${escapeHtml(t.contents)}"><ul>${contents}</ul></nav>
${sections.map(({ table, title, content }) => `<section><h2 id="${table}">${title}</h2>${content}</section>`).join('\n')}</main></body></html>`;
}

const minutesOf = (at: Date): string => kstSqlDatetime(at).slice(0, 'YYYY-MM-DD HH:mm'.length).replaceAll('-', '.');

/** A value of the database as the reader says it. */
function wordsOf(value: unknown, column: string, locale: Locale): string {
  const t = textsIn(locale);
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  if (typeof value === 'string') {
    if (INSTANT.test(value)) return minutesOf(new Date(value));
    return (t.values as Readonly<Record<string, string>>)[`${column}.${value}`] ?? value;
  }
  if (Array.isArray(value)) return value.map((each) => wordsOf(each, column, locale)).join(', ');
  if (typeof value === 'object') {
    const entries = Object.entries(value);
    // A text of the shop stands in three languages.
    const own = entries.length > 0 && entries.every(([key]) => isLocale(key)) ? (value as Record<string, unknown>)[locale] : undefined;
    return own === undefined ? entries.map(([key, each]) => `${key}: ${wordsOf(each, key, locale)}`).join('\n') : String(own);
  }
  return String(value);
}
