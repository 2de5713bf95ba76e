import { ApiError } from '@hyangro/runtime';

/** Whether a screen failed because its reader's session has ended: no fault of the screen, the gate leads to Login. */
export const isSessionEnd = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** Writes to the console what a screen or a surface has thrown. */
export const logFault = (error: unknown): void => console[isSessionEnd(error) ? 'warn' : 'error'](error);
