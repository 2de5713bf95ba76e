import type { Inquiry } from '@hyangro/contracts/inquiry/inquiry.contract';
import type { InquiryKind } from '@hyangro/contracts/inquiry/inquiry.rules';
import type { OrderCd } from '@hyangro/contracts/kit/schemas';
import { newCode } from '../../platform/code';
import type { Db, RootDb } from '../../platform/db/db';
import type { Actor } from '../../platform/http/operator';
import type { MemberContext } from '../../platform/http/call';
import { requestHashOf } from '../../platform/http/idempotency';
import { tellMembers } from '../member/public';
import { record } from '../operator/public';
import { findOrder } from '../order/public';
import { attachUploads, uploadUrl } from '../upload/public';
import { inquiryAnsweredNews } from './inquiry.messages';
import {
  countInquiries,
  findInquiries,
  findInquiryByKey,
  insertInquiry,
  lockInquiry,
  writeInquiryAnswer,
  type InquiryRow,
} from './inquiry.repository';

/** A member's inquiries with their answers, newest first. */
export async function listInquiries(
  db: Db,
  page: { cursor?: string | undefined; limit: number },
  { member: { memCd } }: Pick<MemberContext, 'member'>,
) {
  const { rows, nextCursor } = await findInquiries(db, memCd, page);
  return { items: rows.map(inquiryOf), totalCount: await countInquiries(db, memCd), nextCursor };
}

interface Asked {
  idempotencyKey: string;
  kind: InquiryKind;
  /** Empty for none. */
  orderCd: string;
  title: string;
  body: string;
  photoKeys: string[];
}
type AskRefusal = 'ORDER_NOT_FOUND' | 'VALIDATION_FAILED' | 'IDEMPOTENCY_KEY_REUSED';

/** Asks the shop (R-MY-14). The same key answers the same inquiry; with other words it is refused. */
export const askShop = (
  db: RootDb,
  asked: Asked,
  { member: { memCd }, locale, now, refuse }: Pick<MemberContext<AskRefusal>, 'member' | 'locale' | 'now' | 'refuse'>,
): Promise<Inquiry> =>
  db.transaction(async (tx) => {
    const { orderCd, photoKeys, ...words } = asked;
    if (orderCd && (await findOrder(tx, orderCd))?.memCd !== memCd) refuse('ORDER_NOT_FOUND');
    const requestHash = requestHashOf(asked);
    const files = [...new Set(photoKeys)];
    const facts = { inquiryCd: newCode('IQ'), memCd, locale, requestHash, orderCd: orderCd || null, photoKeys: files, createdAt: now };
    const written = await insertInquiry(tx, { ...words, ...facts });
    if (written) {
      if (!(await attachUploads(tx, memCd, files, now))) refuse('VALIDATION_FAILED', { field: 'photoKeys', code: 'claim.v0010' });
      return inquiryOf(written);
    }
    const known = await findInquiryByKey(tx, memCd, asked.idempotencyKey);
    if (!known) throw new Error('An inquiry that was written is gone.');
    if (known.requestHash !== requestHash) refuse('IDEMPOTENCY_KEY_REUSED');
    return inquiryOf(known);
  });

/** The shop answers, or puts a better answer in place of one; the member hears of it. False for an unknown code. */
export const answerInquiry = (db: RootDb, inquiryCd: string, answer: string, by: Actor, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const asked = await lockInquiry(tx, inquiryCd);
    if (!asked) return false;
    await writeInquiryAnswer(tx, inquiryCd, answer, now);
    await record(tx, by, { action: 'inquiry.answer', target: inquiryCd, before: { answer: asked.answer }, after: { answer } }, now);
    await tellMembers(tx, [asked.memCd], inquiryAnsweredNews, now);
    return true;
  });

const inquiryOf = ({ photoKeys, orderCd, createdAt, answeredAt, ...row }: InquiryRow): Inquiry => ({
  inquiryCd: row.inquiryCd,
  kind: row.kind,
  orderCd: orderCd as OrderCd | null,
  title: row.title,
  body: row.body,
  locale: row.locale,
  photos: photoKeys.map((photoKey) => ({ photoKey, url: uploadUrl(photoKey) })),
  createdAt: createdAt.toISOString(),
  answer: row.answer,
  answeredAt: answeredAt?.toISOString() ?? null,
});
