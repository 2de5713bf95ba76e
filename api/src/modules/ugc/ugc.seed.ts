import { inArray } from 'drizzle-orm';
import type { ProductCd } from '@hyangro/contracts/kit/schemas';
import type { FeedPin } from '@hyangro/contracts/ugc/feed.rules';
import type { Db } from '../../platform/db/db';
import { upsert } from '../../platform/db/upsert';
import { daysBefore } from '../../platform/clock/clock';
import type { SeedContext } from '../../platform/seed/seed';
import { bigramsOf, setRatings } from '../catalog/public';
import { sumRatings } from './review.repository';
import { reviewTable } from './review.tables';
import type { UgcFiles } from './ugc.seed-schema';
import { ugcCaseTable } from './moderation.tables';
import { feedTable, talkAnswerTable, talkTable, talkVoteOptionTable, ugcCommentTable, ugcLikeTable, ugcMediaTable } from './ugc.tables';

const MEDIA_PX = { list: 720, thumb: 360 } as const;
type MediaEntry = UgcFiles['feeds'][number]['media'][number];

/** Reviews, feeds and talks take the texts of the files; likes, votes and what was put out of sight since stay. */
export async function seedUgc(db: Db, { reviews, feeds, talks }: UgcFiles, context: SeedContext): Promise<void> {
  const { now } = context;
  await seedReviews(db, reviews, now);
  await upsert(
    db,
    ugcCommentTable,
    reviews.flatMap(({ ugcCd, comments }) =>
      comments.map(({ createdDaysAgo, ...rest }) => ({ ...rest, ugcCd, createdAt: daysBefore(now, createdDaysAgo) })),
    ),
    ['hiddenAt'],
  );
  await upsert(
    db,
    feedTable,
    feeds.map(({ media: _media, products, createdDaysAgo, ...rest }) => ({
      ...rest,
      productCds: products,
      pins: pinsOf(products),
      searchBigrams: bigramsOf(rest.text),
      createdAt: daysBefore(now, createdDaysAgo),
    })),
    ['likeCnt', 'commentCnt', 'hiddenAt'],
  );
  await seedMedia(db, [...reviews, ...feeds], context);
  await seedTalks(db, talks, now);
  await setRatings(db, await sumRatings(db, [...new Set(reviews.map(({ productCd }) => productCd))]));
}

async function seedReviews(db: Db, reviews: UgcFiles['reviews'], now: Date): Promise<void> {
  const known = await db
    .select({ ugcCd: reviewTable.ugcCd })
    .from(reviewTable)
    .where(
      inArray(
        reviewTable.ugcCd,
        reviews.map(({ ugcCd }) => ugcCd),
      ),
    );
  const hadBefore = new Set(known.map(({ ugcCd }) => ugcCd));
  await upsert(
    db,
    reviewTable,
    reviews.map(({ comments, media, createdDaysAgo, likedBy: _likedBy, hidden, ...rest }) => ({
      ...rest,
      commentCnt: comments.length,
      mediaCnt: media.length,
      photoCnt: media.filter(({ type }) => type === 'IMAGE').length,
      searchBigrams: bigramsOf(`${rest.title} ${rest.content}`),
      createdAt: daysBefore(now, createdDaysAgo),
      hiddenAt: hidden ? daysBefore(now, hidden.daysAgo) : null,
    })),
    ['likeCnt', 'commentCnt', 'hiddenAt'],
  );
  // Who liked one of them since, or took a like back, and what an operator decided, stays so.
  const added = reviews.filter(({ ugcCd }) => !hadBefore.has(ugcCd));
  await upsert(
    db,
    ugcLikeTable,
    added.flatMap(({ ugcCd, likedBy, createdDaysAgo }) =>
      likedBy.map((memCd) => ({ ugcCd, memCd, createdAt: daysBefore(now, createdDaysAgo / 2) })),
    ),
  );
  await upsert(
    db,
    ugcCaseTable,
    added.flatMap(({ ugcCd, memCd, hidden }) => {
      if (!hidden) return [];
      const { daysAgo, ...rest } = hidden;
      const isQueued = hidden.state === 'WAITING';
      return [{ ...rest, target: 'REVIEW' as const, targetCd: ugcCd, ugcCd, memCd, isQueued, since: daysBefore(now, daysAgo) }];
    }),
  );
}

/** The demo's products stand side by side on the first photo. */
const pinsOf = (products: readonly string[]): FeedPin[] =>
  products.map((productCd, at) => ({
    productCd: productCd as ProductCd,
    mediaIndex: 0,
    x: Math.round(((at + 1) / (products.length + 1)) * 100) / 100,
    y: at % 2 === 0 ? 0.6 : 0.45,
  }));

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
        ...(type === 'VIDEO'
          ? { url: urls.file(ref), thumbUrl: null, listUrl: null }
          : { url: urls.image(ref, MEDIA_PX.list), thumbUrl: urls.image(ref, MEDIA_PX.thumb), listUrl: urls.image(ref, MEDIA_PX.list) }),
      })),
    ),
  );
}

async function seedTalks(db: Db, talks: UgcFiles['talks'], now: Date): Promise<void> {
  await upsert(
    db,
    talkTable,
    talks.map(({ vote: _vote, answers, products, locked, createdDaysAgo, ...rest }) => ({
      ...rest,
      answerCnt: answers.length,
      productCds: products,
      isLocked: locked,
      createdAt: daysBefore(now, createdDaysAgo),
    })),
    ['likeCnt', 'commentCnt', 'answerCnt', 'isLocked', 'hiddenAt'],
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
    talks.flatMap(({ ugcCd, locale, answers }) =>
      answers.map(({ adopted, createdDaysAgo, ...rest }) => ({
        ...rest,
        ugcCd,
        locale,
        isAdopted: adopted,
        createdAt: daysBefore(now, createdDaysAgo),
      })),
    ),
    ['hiddenAt'],
  );
}
