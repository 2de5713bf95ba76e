export { findSessionMember } from './session.service';
export { openSession } from './session-cookie';
