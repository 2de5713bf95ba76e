import { AGREEMENTS } from '@hyangro/contracts/member/agreements';
import type { Db } from '../../platform/db/db';
import { upsert } from '../../platform/db/upsert';
import { daysBefore } from '../../platform/clock/clock';
import type { SeedContext } from '../../platform/seed/seed';
import { hashPassword } from '../../platform/session/password';
import { insertConsents } from './consent.repository';
import type { MemberFiles } from './member.seed-schema';
import { followTable, memberProfileTable, memberTable } from './member.tables';
import { seedNotifications } from './notification.seed';
import { seedPoints } from './points.seed';

const MEMBER = { memCd: memberTable.memCd, agreedTerms: memberTable.agreedTerms, joinedAt: memberTable.joinedAt };

/** Members with profiles, points and news. Members that exist keep what they changed since. */
export async function seedMembers(db: Db, files: MemberFiles, { now }: SeedContext): Promise<void> {
  const { members, demoPassword } = files.members;
  const passwordHash = await hashPassword(demoPassword);
  const rows = members.map(({ mobile, joinedDaysAgo, corporate, ...member }) => ({
    memCd: member.memCd,
    loginId: member.loginId,
    altLoginId: member.altLoginId,
    passwordHash,
    email: member.email,
    phone: mobile,
    memNm: member.memNm,
    nickname: member.nickname,
    birthday: member.birthday,
    gender: member.gender,
    grade: member.grade,
    memberType: member.memberType,
    locale: member.locale,
    shipCountryCd: member.shipCountryCd,
    refId: member.refId,
    avatarSeed: member.avatarSeed,
    canWriteFeed: member.canWriteFeed,
    ...corporate,
    agreedTerms: AGREEMENTS.map(({ agreementCd }) => agreementCd),
    joinedAt: daysBefore(now, joinedDaysAgo),
    emailConfirmedAt: daysBefore(now, joinedDaysAgo),
  }));
  const added = await db.insert(memberTable).values(rows).onConflictDoNothing().returning(MEMBER);
  for (const { memCd, agreedTerms, joinedAt } of added) await insertConsents(db, memCd, agreedTerms, joinedAt);
  const profiles = members.map(({ memCd, bio, profile, profileCount, profileRewardGiven }) => ({
    memCd,
    bio,
    beauty: profile,
    selectedCount: profileCount,
    rewardGiven: profileRewardGiven,
  }));
  await db.insert(memberProfileTable).values(profiles).onConflictDoNothing();
  await upsert(
    db,
    followTable,
    members.flatMap(({ memCd, follows, joinedDaysAgo }) =>
      follows.map((targetMemCd) => ({ memCd, targetMemCd, createdAt: daysBefore(now, joinedDaysAgo / 2) })),
    ),
  );
  await seedPoints(db, files, now);
  await seedNotifications(db, files.notifications, now);
}
