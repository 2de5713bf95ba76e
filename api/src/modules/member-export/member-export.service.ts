import { MEMBER_EXPORT } from '@hyangro/contracts/constants';
import type { ExportFormat, MemberExport } from '@hyangro/contracts/member/member-export.contract';
import { cipherOf } from '../../platform/cipher/cipher';
import { newCode } from '../../platform/code';
import type { Db } from '../../platform/db/db';
import type { MemberContext } from '../../platform/http/call';
import type { Deps } from '../../platform/module';
import { exportKeys, readFile, removeFiles } from './export-files';
import { openLink, signLink } from './export-link.rules';
import { findExport, putExport, type ExportRow } from './member-export.repository';

type ExportDeps = Pick<Deps, 'db' | 'storage' | 'config'>;

/** Where the export of the member's own data stands. */
export async function readExport(db: Db, { member, now }: Pick<MemberContext, 'member' | 'now'>): Promise<MemberExport> {
  return present(await findExport(db, member.memCd), now);
}

/** Puts an export in line, in place of an earlier one, whose files go. Refuses EXPORT_RUNNING while one is under way. */
export async function startExport(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  call: Pick<MemberContext<'EXPORT_RUNNING'>, 'member' | 'locale' | 'now' | 'refuse'>,
): Promise<MemberExport> {
  const { locale, now, refuse } = call;
  const { memCd } = call.member;
  const former = await findExport(db, memCd);
  if (!(await putExport(db, { memCd, exportCd: newCode('EX', 20), locale, now }))) return refuse('EXPORT_RUNNING');
  if (former?.readyAt) await removeFiles({ storage }, former.exportCd);
  return readExport(db, call);
}

/** An address of a ready file that works for some minutes, in the member's session alone. Refuses EXPORT_GONE without one. */
export async function linkToExport(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  format: ExportFormat,
  { member, now, refuse }: Pick<MemberContext<'EXPORT_GONE'>, 'member' | 'now' | 'refuse'>,
): Promise<{ url: string; expiresInSeconds: number }> {
  const row = await findExport(db, member.memCd);
  if (!row || stateOf(row, now) !== 'READY') return refuse('EXPORT_GONE');
  const expiresInSeconds = MEMBER_EXPORT.linkMinutes * 60;
  const until = Math.floor(now.getTime() / 1000) + expiresInSeconds;
  const name = signLink({ exportCd: row.exportCd, format, until }, cipherOf(config).fingerprint);
  return { url: `/api/member-exports/${name}`, expiresInSeconds };
}

/** The file behind such an address; null when the address is over, forged or another member's, and when the file is gone. */
export async function openExport(
  deps: ExportDeps,
  name: string,
  { memCd, now }: { memCd: string; now: Date },
): Promise<{ format: ExportFormat; content: string } | null> {
  const link = openLink(name, now, cipherOf(deps.config).fingerprint);
  const row = link && (await findExport(deps.db, memCd));
  if (row?.exportCd !== link?.exportCd || !link || !row || stateOf(row, now) !== 'READY') return null;
  const content = await readFile(deps, { ...link, memCd });
  return content === null ? null : { format: link.format, content };
}

/** Keys of the files that a member's export has in the storage. */
export async function findExportFiles(db: Db, memCd: string): Promise<string[]> {
  const row = await findExport(db, memCd);
  return row ? exportKeys(row.exportCd) : [];
}

function stateOf({ readyAt, failedAt, expiresAt, purgedAt }: ExportRow, now: Date): MemberExport['state'] {
  if (failedAt) return 'FAILED';
  if (!readyAt) return 'RUNNING';
  return purgedAt || !expiresAt || expiresAt <= now ? 'EXPIRED' : 'READY';
}

const present = (row: ExportRow | null, now: Date): MemberExport => ({
  state: row ? stateOf(row, now) : 'NONE',
  requestedAt: row?.requestedAt.toISOString() ?? null,
  expiresAt: row?.expiresAt?.toISOString() ?? null,
});
