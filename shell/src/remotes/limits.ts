/** What a screen or surface may take to come before its fallback shows (architecture §2). */
export const REMOTE_TIME_LIMIT_MS = 4000;
