/** What other modules may use of members. */
export { addressColumnsOf } from './address-columns';
export { saveDefaultAddress } from './address-book.service';
export { findDefaultAddress } from './address.repository';
export {
  confirmEmail,
  emailExists,
  existingMember,
  findByWord,
  findMember,
  findAllMembers,
  findActive,
  findByContact,
  findLogin,
  findMailAddress,
  holdPassword,
  hasPassword,
  insertMember,
  isPhoneOfAnother,
  moveStatus,
  loginIdExists,
  nicknameExists,
  findInviter,
  findReferrer,
  setEmail,
  setPasswordHash,
  setPersonal,
  setPhone,
  type Contact,
  type Login,
  type MemberRow,
} from './member.repository';
export { maskedContact } from './mask-contact.rules';
export { maskedId } from './mask-id.rules';
export { anonymizeMember, findRejoinDay, insertWithdrawal, type Withdrawal } from './withdrawal.repository';
export { readConsents } from './consents.service';
export { countFollowers, countFollowing, deleteFollow, findFollows, followedBy, insertFollow } from './follow.repository';
export { findGradesAfter, setGrades } from './grade.repository';
export { membersFile, notificationsFile, pointsFile } from './member.seed-schema';
export { seedMembers } from './member.seed';
export { activeMembers, audienceMembers, memberProofs, postAuthors, publicProfiles, reachedMembers } from './member.views';
export { findNewestNotification, type NewsRow } from './notification.repository';
export type { News } from './notification.tables';
export { afterQuietHours } from './quiet-hours.rules';
export { takesMail } from './tell-members.repository';
export { tellMembers } from './tell-members.service';
export { findBooked, isBooked, lockMember, findPoints, findRunningOut } from './points.repository';
export { bookPoints, type PointBooking } from './points.service';
export { photoUrlOf } from './photo-url';
export {
  canWriteFeed,
  claimBeautyReward,
  findBeautyProfile,
  findOwnProfile,
  lockAvoided,
  findPhotoKey,
  findPublicInfo,
  findPublicProfile,
  findShownProfile,
  insertProfile,
  isProfilePhoto,
  saveBeauty,
  setNickname,
  setPhotoKey,
  setPublicInfo,
  type BeautyProfile,
} from './profile.repository';
export {
  decryptIdentity,
  deleteRealName,
  encryptIdentity,
  encryptIdentityAnew,
  findRealName,
  hasRealName,
  reencryptRealNames,
  saveRealName,
  verifyRealName,
  type RealName,
} from './real-name.service';
export { realNames } from './member.views';
