import { timingSafeEqual } from 'node:crypto';
import { EXPORT_FORMATS, type ExportFormat } from '@hyangro/contracts/member/member-export.contract';

/** Makes the same 43 letters of the same text, and nobody without the key can. */
type Sign = (text: string) => string;
interface Link {
  exportCd: string;
  format: ExportFormat;
  /** Until when it works, in seconds since 1970. */
  until: number;
}
const NAME = new RegExp(`^([A-Za-z0-9]{1,40})\\.(\\d{1,12})\\.([\\w-]{43})\\.(${EXPORT_FORMATS.join('|')})$`);
const signatureOf = ({ exportCd, format, until }: Link, sign: Sign): string => sign(`member-export:${exportCd}:${format}:${until}`);

/** Name of a file that opens for some minutes: `<export>.<until>.<signature>.json`. */
export const signLink = (link: Link, sign: Sign): string => `${link.exportCd}.${link.until}.${signatureOf(link, sign)}.${link.format}`;

/** What a name opens; null when it is forged or over. */
export function openLink(name: string, now: Date, sign: Sign): Omit<Link, 'until'> | null {
  const parts = NAME.exec(name)?.slice(1);
  if (!parts) return null;
  const [exportCd, seconds, signature, format] = parts as [string, string, string, ExportFormat];
  const link = { exportCd, format, until: Number(seconds) };
  // A name's 43 letters are always as long as what they are compared with.
  const isSigned = timingSafeEqual(Buffer.from(signatureOf(link, sign)), Buffer.from(signature));
  return isSigned && now.getTime() < link.until * 1000 ? { exportCd, format } : null;
}
