export { findSessionMember, startSession } from './session.service';
export { hashPassword } from './password';
export { setSessionCookie } from './session-cookie';
