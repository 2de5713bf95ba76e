import { PREVIEW_HOURS_MAX } from '@hyangro/contracts/operator/layout.contract';
import { readConfig } from '../config';
import {
  cancelSchedule,
  findScheduled,
  findVersion,
  importLayouts,
  layoutsText,
  listLayouts,
  listVersions,
  previewLayout,
  previewUrl,
  publishLayout,
  readLayouts,
  rollbackLayout,
  scheduleLayout,
} from '../modules/layout/public';
import { kstSqlDatetime } from '../platform/clock/clock';
import { UsageError, type Commands } from './command';
import { assertNoErrors, checkedFile, tellWarnings } from './layout-file';
import { operatorCall } from './shop-deps';
import { needWords, seoulTime, wholeNumber } from './words';

const DEFAULT_HOURS = '24';

/** Home and promotion pages: as files, as drafts, and live. */
export const layoutCommands: Commands = {
  'layout list': {
    usage: ': every page, the version that is live, and what goes live by itself',
    async run({ words, terminal, database }) {
      needWords(words, 0);
      const { db } = await database();
      terminal.table((await listLayouts(db)).map(({ name, ...row }) => ({ ...row, name: name.ko })));
      for (const plan of await findScheduled(db)) terminal.line(planText(plan));
    },
  },
  'layout versions': {
    usage: '<code>: drafts and history of a page, the newest first',
    async run({ words, terminal, database }) {
      const [code = ''] = needWords(words, 1);
      const versions = await listVersions((await database()).db, code);
      if (versions.length === 0) throw new Error(`The layout “${code}” has no versions.`);
      terminal.table(
        versions.map(({ createdAt, publishAt, publishedAt, ...row }) => ({
          ...row,
          createdAt: kstSqlDatetime(createdAt),
          publishAt: publishAt && kstSqlDatetime(publishAt),
          publishedAt: publishedAt && kstSqlDatetime(publishedAt),
        })),
      );
    },
  },
  'layout export': {
    usage: '<code …> | --all, [--version n]: prints pages with the virtual categories they show, as they are live, or one version',
    options: { all: { type: 'boolean' }, version: { type: 'string' } },
    async run({ words, flags, terminal, database }) {
      const { db } = await database();
      const { version: named } = flags;
      const version = typeof named === 'string' ? wholeNumber(named, 'A version') : null;
      const codes = flags['all'] === true ? (await listLayouts(db)).map(({ layoutCd }) => layoutCd) : words;
      if (codes.length === 0 || (version !== null && codes.length > 1))
        throw new UsageError('The code of a page is missing, or one too many.');
      const file = version === null ? await readLayouts(db, codes) : (await findVersion(db, codes[0] ?? '', version))?.document;
      const unknown = codes.find((code) => !file?.layouts.some(({ layoutCd }) => layoutCd === code));
      if (!file || unknown !== undefined)
        throw new Error(`There is no layout “${unknown ?? ''}”${version === null ? '' : ` of version ${version}`}.`);
      terminal.line(layoutsText(file));
    },
  },
  'layout validate': {
    usage: '<file.json> [--json]: says what is wrong with a file, and where; writes nothing. Exit code 1 when there are errors',
    options: { json: { type: 'boolean' } },
    async run(call) {
      const { problems } = await checkedFile(call);
      if (call.flags['json'] === true) call.terminal.line(JSON.stringify(problems, null, 2));
      else tellWarnings(call, problems);
      assertNoErrors(problems);
      if (call.flags['json'] !== true) call.terminal.line('The file can be imported.');
    },
  },
  'layout import': {
    usage: '<file.json> [--dry-run] [--publish]: every page of the file becomes a draft, all or none; --publish makes them live at once',
    options: { 'dry-run': { type: 'boolean' }, publish: { type: 'boolean' } },
    async run(call) {
      const { file, db, problems } = await checkedFile(call);
      tellWarnings(call, problems);
      assertNoErrors(problems);
      if (!file) return;
      const isPublished = call.flags['publish'] === true;
      const names = file.layouts.map(({ layoutCd }) => layoutCd).join(', ');
      if (call.flags['dry-run'] === true)
        return call.terminal.line(`It would be imported${isPublished ? ' and published' : ''}: ${names}.`);
      for (const { layoutCd, version, isNew } of await importLayouts(db, file, { ...operatorCall(), isPublished }))
        call.terminal.line(`${layoutCd}: version ${version}${isNew ? '' : ', as it was'}${isPublished ? ', live' : ', a draft'}.`);
    },
  },
  'layout preview': {
    usage: `<code> [version] [--hours n]: prints a link that shows a version, the newest unless named, for ${DEFAULT_HOURS} hours`,
    options: { hours: { type: 'string', default: DEFAULT_HOURS } },
    async run({ words, flags, terminal, database }) {
      const [layoutCd, version] = codeAndVersion(words);
      const hours = wholeNumber(String(flags['hours']), 'The number of hours');
      if (hours < 1 || hours > PREVIEW_HOURS_MAX) throw new UsageError(`A link works for 1 to ${PREVIEW_HOURS_MAX} hours.`);
      const link = await previewLayout((await database()).db, layoutCd, version, hours, new Date());
      terminal.line(`Version ${link.version} of ${layoutCd}, until ${kstSqlDatetime(link.expiresAt)} (Asia/Seoul):`);
      terminal.line(previewUrl(layoutCd, link, readConfig().SHOP_URL));
    },
  },
  'layout publish': {
    usage: '<code> [version]: makes a version live, the newest unless named',
    async run({ words, terminal, database }) {
      const [code, version] = codeAndVersion(words);
      const { by, now } = operatorCall();
      terminal.line(`${code}: version ${await publishLayout((await database()).db, code, version, by, now)} is live.`);
    },
  },
  'layout rollback': {
    usage: '<code> [version]: makes live again what was live before, or a version that was live once',
    async run({ words, terminal, database }) {
      const [code, version] = codeAndVersion(words);
      const { by, now } = operatorCall();
      terminal.line(`${code}: version ${await rollbackLayout((await database()).db, code, version, by, now)} is live again.`);
    },
  },
  'layout schedule': {
    usage: '<code> [version] --at "2026-12-01 00:00" | --cancel: a version goes live by itself at an hour of Asia/Seoul, or does not',
    options: { at: { type: 'string' }, cancel: { type: 'boolean' } },
    async run({ words, flags, terminal, database }) {
      const [code, version] = codeAndVersion(words);
      const { by, now } = operatorCall();
      const { at, cancel } = flags;
      if ((typeof at === 'string') === (cancel === true)) throw new UsageError('Either --at or --cancel is needed.');
      if (typeof at === 'string') {
        const publishAt = seoulTime(at);
        const planned = await scheduleLayout((await database()).db, code, version, publishAt, by, now);
        return terminal.line(planText({ layoutCd: code, version: planned, publishAt }));
      }
      const cancelled = await cancelSchedule((await database()).db, code, version, by, now);
      if (cancelled.length === 0) throw new Error(`Nothing of “${code}” is planned.`);
      terminal.line(`${code}: version ${cancelled.join(', ')} stays a draft.`);
    },
  },
};

/** A layout's code, and a version of it when one is named. */
function codeAndVersion([code, version, ...rest]: readonly string[]): [code: string, version: number | null] {
  needWords(rest, 0);
  if (!code) throw new UsageError('The code of a page is missing.');
  return [code, version === undefined ? null : wholeNumber(version, 'A version')];
}

const planText = ({ layoutCd, version, publishAt }: { layoutCd: string; version: number; publishAt: Date | null }): string =>
  `${layoutCd}: version ${version} goes live at ${publishAt ? kstSqlDatetime(publishAt) : '-'} (Asia/Seoul).`;
