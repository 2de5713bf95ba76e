import { createHash } from 'node:crypto';

/** Hash of a file as a script's `integrity` has it. */
export const integrityOf = (content: string | Uint8Array): string => `sha256-${createHash('sha256').update(content).digest('base64')}`;
