import { inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';
import { upsert } from '../../platform/db/upsert';
import { daysBefore } from '../../platform/clock/clock';
import type { SeedContext } from '../../platform/seed/seed';
import { bigramsOf, setRatings } from '../catalog/public';
import { sumRatings } from './review.repository';
import { reviewTable } from './review.tables';
import type { UgcFiles } from './ugc.seed-schema';
import { feedTable, talkAnswerTable, talkTable, talkVoteOptionTable, ugcCommentTable, ugcMediaTable } from './ugc.tables';

const MEDIA_PX = 720;
type MediaEntry = UgcFiles['feeds'][number]['media'][number];

/** Reviews, feeds and talks take the texts of the files; likes and votes since stay. */
export async function seedUgc(db: Db, { reviews, feeds, talks }: UgcFiles, context: SeedContext): Promise<void> {
  const { now } = context;
  await upsert(
    db,
    reviewTable,
    reviews.map(({ comments, media, createdDaysAgo, ...rest }) => ({
      ...rest,
      commentCnt: comments.length,
      mediaCnt: media.length,
      searchBigrams: bigramsOf(`${rest.title} ${rest.content}`),
      createdAt: daysBefore(now, createdDaysAgo),
    })),
    ['likeCnt', 'commentCnt'],
  );
  await upsert(
    db,
    ugcCommentTable,
    reviews.flatMap(({ ugcCd, comments }) =>
      comments.map(({ createdDaysAgo, ...rest }) => ({ ...rest, ugcCd, createdAt: daysBefore(now, createdDaysAgo) })),
    ),
  );
  await upsert(
    db,
    feedTable,
    feeds.map(({ media: _media, products, createdDaysAgo, ...rest }) => ({
      ...rest,
      productCds: products,
      searchBigrams: bigramsOf(rest.text),
      createdAt: daysBefore(now, createdDaysAgo),
    })),
    ['likeCnt', 'commentCnt'],
  );
  await seedMedia(db, [...reviews, ...feeds], context);
  await seedTalks(db, talks, now);
  await setRatings(db, await sumRatings(db, [...new Set(reviews.map(({ productCd }) => productCd))]));
}

async function seedMedia(
  db: Db,
  posts: readonly { ugcCd: string; media: readonly MediaEntry[] }[],
  { media: urls }: SeedContext,
): Promise<void> {
  await db.delete(ugcMediaTable).where(
    inArray(
      ugcMediaTable.ugcCd,
      posts.map(({ ugcCd }) => ugcCd),
    ),
  );
  await upsert(
    db,
    ugcMediaTable,
    posts.flatMap(({ ugcCd, media }) =>
      media.map(({ type, ref }, at) => ({
        ugcCd,
        type,
        seq: at + 1,
        url: type === 'VIDEO' ? urls.file(ref) : urls.image(ref, MEDIA_PX),
      })),
    ),
  );
}

async function seedTalks(db: Db, talks: UgcFiles['talks'], now: Date): Promise<void> {
  await upsert(
    db,
    talkTable,
    talks.map(({ vote: _vote, answers: _answers, products, locked, createdDaysAgo, ...rest }) => ({
      ...rest,
      productCds: products,
      isLocked: locked,
      createdAt: daysBefore(now, createdDaysAgo),
    })),
    ['likeCnt'],
  );
  await upsert(
    db,
    talkVoteOptionTable,
    talks.flatMap(
      ({ ugcCd, vote }) =>
        vote?.productCds.map((productCd, at) => ({ ugcCd, productCd, seq: at + 1, voteCnt: vote.counts[at] ?? 0 })) ?? [],
    ),
    ['voteCnt'],
  );
  await upsert(
    db,
    talkAnswerTable,
    talks.flatMap(({ ugcCd, answers }) =>
      answers.map(({ adopted, createdDaysAgo, ...rest }) => ({
        ...rest,
        ugcCd,
        isAdopted: adopted,
        createdAt: daysBefore(now, createdDaysAgo),
      })),
    ),
  );
}
