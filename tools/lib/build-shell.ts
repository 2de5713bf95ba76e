import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildWeb } from '../../shared/build/src/run';
import { buildShellServer, buildWorker } from '../../shared/build/src/server-bundle';
import { shellContract } from '../../shared/build/src/shell-contract';
import { compressFolder } from './compress';
import { ROOT } from './proc.mjs';

/** The shell's browser files, compressed ahead, its service worker, its server and that of the demo. */
await Promise.all([buildWeb(path.join(ROOT, 'shell')), buildWorker(), buildShellServer(), buildShellServer(true)]);
cpSync(path.join(ROOT, 'shell/icons'), path.join(ROOT, 'shell/dist/web/icons'), { recursive: true });
await compressFolder(path.join(ROOT, 'shell/dist/web'));
writeFileSync(path.join(ROOT, 'shell/dist/contract.json'), JSON.stringify(shellContract()));
