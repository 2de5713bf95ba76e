import type { Db } from '../../platform/db/db';
import { upsert } from '../../platform/db/upsert';
import { daysBefore } from '../../platform/clock/clock';
import type { SeedContext } from '../../platform/seed/seed';
import type { QnaFile } from './qna.seed-schema';
import { productQnaTable } from './qna.tables';

/** Questions on products. */
export async function seedQna(db: Db, entries: QnaFile, { now }: SeedContext): Promise<void> {
  await upsert(
    db,
    productQnaTable,
    entries.map(({ secret, createdDaysAgo, answer, ...rest }) => ({
      ...rest,
      isSecret: secret,
      askedAt: daysBefore(now, createdDaysAgo),
      answer: answer?.text ?? null,
      answeredBy: answer?.by ?? null,
      answeredAt: answer && daysBefore(now, answer.answeredDaysAgo),
    })),
  );
}
