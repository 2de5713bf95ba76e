import path from 'node:path';
import { buildWeb } from '../../shared/build/src/run.mjs';
import { buildShellServer } from '../../shared/build/src/server-bundle.mjs';
import { compressFolder } from './compress.mjs';
import { ROOT } from './proc.mjs';

/** The shell's browser files, compressed ahead, and its server. */
await Promise.all([buildWeb(path.join(ROOT, 'shell')), buildShellServer()]);
await compressFolder(path.join(ROOT, 'shell/dist/web'));
