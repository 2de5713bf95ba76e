export { activeMembers, publicProfiles } from './member.views';
export { memberDetailsOf } from './member.service';
export { newestNotification, tellMembers, type NewestNotification, type News } from './notification.repository';
export { bookPoints, type PointBooking } from './points.service';
export { lockMember, selectPoints } from './points.repository';
export { defaultAddress, saveDefaultAddress } from './address.repository';
export { seedMembers } from './member.seed';
export { faqFile, membersFile, noticesFile, notificationsFile, pointsFile, termsFile } from './member.seed-schema';
