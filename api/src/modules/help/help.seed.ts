import type { Db } from '../../platform/db/db';
import { upsert } from '../../platform/db/upsert';
import { daysBefore } from '../../platform/clock/clock';
import type { SeedContext } from '../../platform/seed/seed';
import { faqCategoryTable, faqTable } from './faq.tables';
import type { HelpFiles } from './help.seed-schema';
import { noticeTable } from './notice.tables';
import { agreementTable, termsTable } from './terms.tables';

/** Notices, questions and answers, and the shop's texts. */
export async function seedHelp(db: Db, { notices, faq, terms }: HelpFiles, { now, media }: SeedContext): Promise<void> {
  await upsert(
    db,
    noticeTable,
    notices.notices.map(({ pinned, onMain, publishedDaysAgo, endsInDays, banner, ...rest }) => ({
      ...rest,
      isPinned: pinned,
      isOnMain: onMain,
      bannerUrl: media.full(banner),
      publishedAt: daysBefore(now, publishedDaysAgo),
      endsAt: endsInDays === null ? null : daysBefore(now, -endsInDays),
    })),
    ['changedAt'],
  );
  await upsert(
    db,
    faqCategoryTable,
    Object.entries(faq.categories).map(([category, name], sort) => ({ category, sort, name })),
  );
  await upsert(db, faqTable, faq.faqs);
  await upsert(
    db,
    termsTable,
    terms.documents.map(({ sample, sampleNotice, ...rest }) => ({
      ...rest,
      sampleNotice: sample ? sampleNotice : null,
    })),
  );
  await upsert(
    db,
    agreementTable,
    terms.agreements.map(({ required, ...rest }) => ({ ...rest, isRequired: required })),
  );
}
