/** What other modules may use of members. */
export { addressColumnsOf } from './address-columns';
export { findPushTokens } from './fcm-token.repository';
export { saveDefaultAddress } from './address-book.service';
export { findDefaultAddress } from './address.repository';
export {
  confirmEmail,
  emailExists,
  existingMember,
  findAllMembers,
  findLogin,
  findMailAddress,
  insertMember,
  loginIdExists,
  nicknameExists,
  findInviter,
  findReferrer,
  type MemberRow,
} from './member.repository';
export { findMainNotice, listNotices, putNoticeOnMain } from './notice.repository';
export { faqFile, membersFile, noticesFile, notificationsFile, pointsFile, termsFile } from './member.seed-schema';
export { seedMembers } from './member.seed';
export { activeMembers, publicProfiles } from './member.views';
export { findNewestNotification, tellMembers, type NewestNotification, type News } from './notification.repository';
export { isBooked, lockMember, findPoints } from './points.repository';
export { bookPoints, type PointBooking } from './points.service';
export { findBeautyProfile, insertProfile, type BeautyProfile } from './profile.repository';
export { findRealName, saveRealName } from './real-name.service';
