import { createHash } from 'node:crypto';

/** Hash of a file as a script's `integrity` has it. */
export const integrityOf = (/** @type {string | Uint8Array} */ content) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;
