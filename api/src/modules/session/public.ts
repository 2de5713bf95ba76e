/** What other modules may use of sessions. */
export { memberDetailsOf } from './member-details.service';
export { openSession } from './session-cookie';
export { findSessionMember } from './session.service';
