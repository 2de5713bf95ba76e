import { text } from 'node:stream/consumers';
import { EXPORT_FORMATS, type ExportFormat } from '@hyangro/contracts/member/member-export.contract';
import { cipherOf } from '../../platform/cipher/cipher';
import type { Deps } from '../../platform/module';
import { PRIVATE_FILES } from '../../platform/storage/storage';

type FileDeps = Pick<Deps, 'storage' | 'config'>;
const keyOf = (exportCd: string, format: ExportFormat): string => `${PRIVATE_FILES}export/${exportCd}.${format}`;
/** Where the files of an export lie. */
export const exportKeys = (exportCd: string): string[] => EXPORT_FORMATS.map((format) => keyOf(exportCd, format));

/** Keeps a file encrypted for its member: it holds what the database holds encrypted, too. */
export const keepFile = ({ storage, config }: FileDeps, file: { exportCd: string; format: ExportFormat; memCd: string }, content: string) =>
  storage.put(keyOf(file.exportCd, file.format), Buffer.from(cipherOf(config).encrypt(content, file.memCd)), 'application/octet-stream');

/** Null when it was taken away. */
export async function readFile(
  { storage, config }: FileDeps,
  { exportCd, format, memCd }: { exportCd: string; format: ExportFormat; memCd: string },
): Promise<string | null> {
  const file = await storage.get(keyOf(exportCd, format));
  return file && cipherOf(config).decrypt(await text(file.body), memCd);
}

export async function removeFiles({ storage }: Pick<Deps, 'storage'>, exportCd: string): Promise<void> {
  for (const key of exportKeys(exportCd)) await storage.remove(key);
}
