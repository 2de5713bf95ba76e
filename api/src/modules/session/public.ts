export { findSessionMember } from './session.service';
export { hashPassword } from './password';
export { openSession } from './session-cookie';
