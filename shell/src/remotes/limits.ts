/** What a screen or surface may take to come before its fallback shows (architecture §2). */
export const REMOTE_TIME_LIMIT_MS = 4000;
/** A remoteEntry that has not come by then gives way to the next release; three of them stay inside the limit of a screen. */
export const RELEASE_ENTRY_LIMIT_MS = 1300;
/** The same for the code behind it: the next release still has time to come inside the limit of a screen. */
export const RELEASE_CODE_LIMIT_MS = 2400;
