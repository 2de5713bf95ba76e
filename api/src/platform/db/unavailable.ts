/** SQLSTATE of a statement or connection that the server itself ended or never took: classes 08 and 53, timeouts, shutdown. */
const STATES = /^(08...|53...|57014|57P0[123]|55P03)$/;
/** What the operating system says of a connection that is not there. */
const SOCKET_CODES = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE)$/;
/** The driver has no codes for these. */
const MESSAGES = /timeout exceeded when trying to connect|timeout expired|connection terminated|not queryable|read timeout/i;

/** Whether the database was away, overloaded or too slow: the call itself may be right, and can be made again. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    const { code } = at as { code?: unknown };
    if (typeof code === 'string' && (STATES.test(code) || SOCKET_CODES.test(code))) return true;
    if (MESSAGES.test(at.message)) return true;
  }
  return false;
}
