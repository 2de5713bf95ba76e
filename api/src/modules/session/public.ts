/** What other modules may use of sessions. */
export { endSessions, findForOperator, lockByOperator, memCdOf, unlockByOperator } from './operator-member.service';
export { checkLogin } from './login.service';
export { memberDetailsOf } from './member-details.service';
export { markProved } from './session.repository';
export { replacePassword } from './password.service';
export { clearSessionCookie, isSecure, openSession } from './session-cookie';
export { findSessionMember } from './session.service';
