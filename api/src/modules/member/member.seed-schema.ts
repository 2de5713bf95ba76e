import * as z from 'zod';
import { LOCALES } from '@hyangro/contracts/locales';
import { NOTIFICATION_KINDS } from '@hyangro/contracts/member/notification.rules';
import { POINT_KINDS } from '@hyangro/contracts/member/points.contract';
import { GRADES } from '@hyangro/contracts/session/session.contract';
import { textSchema } from '../../platform/locale/text-sql';

const memberEntry = z.object({
  memCd: z.string(),
  loginId: z.string(),
  altLoginId: z.string().optional(),
  email: z.email(),
  mobile: z.string(),
  birthday: z.string().regex(/^\d{8}$/),
  refId: z.string(),
  nickname: z.string(),
  memNm: z.string(),
  gender: z.enum(['01', '02']),
  grade: z.enum(GRADES),
  locale: z.enum(LOCALES),
  memberType: z.enum(['PERSON', 'CORPORATE']),
  points: z.int().min(0),
  joinedDaysAgo: z.number(),
  canWriteFeed: z.boolean(),
  profile: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  profileCount: z.int(),
  profileRewardGiven: z.boolean(),
  follows: z.array(z.string()),
  bio: z.string().nullable(),
  avatarSeed: z.string(),
  shipCountryCd: z.string(),
  corporate: z.object({ companyNm: z.string(), businessNo: z.string() }).optional(),
});
export const membersFile = z.object({ demoPassword: z.string(), members: z.array(memberEntry) });
export const pointsFile = z.object({
  ledgers: z.array(
    z.object({
      memCd: z.string(),
      ledger: z.array(
        z.object({
          pointCd: z.string(),
          createdDaysAgo: z.number(),
          kind: z.enum(POINT_KINDS),
          amount: z.int(),
          balance: z.int(),
          ref: z.string().nullable(),
          expiresInDays: z.number().nullable(),
        }),
      ),
    }),
  ),
});
export const notificationsFile = z.object({
  notifications: z.array(
    z.object({
      seq: z.int(),
      kind: z.enum(NOTIFICATION_KINDS),
      receivedHoursAgo: z.number(),
      memCd: z.string().nullable(),
      isToast: z.boolean(),
      read: z.boolean(),
      title: textSchema,
      body: textSchema,
      link: z.string().nullable(),
    }),
  ),
});
/** What the member module imports: file contents by name. */
export interface MemberFiles {
  members: z.infer<typeof membersFile>;
  points: z.infer<typeof pointsFile>;
  notifications: z.infer<typeof notificationsFile>;
}
