import { existsSync, readFileSync } from 'node:fs';
import type { ShellConfig } from './config';

/** Name of this build of the shell, as `shell@…` has it; null in a shell that was not built by `pnpm build`. */
export const shellVersion = ({ shellStamp }: Pick<ShellConfig, 'shellStamp'>): string | null =>
  existsSync(shellStamp) ? readFileSync(shellStamp, 'utf8') : null;
