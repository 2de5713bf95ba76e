import { ensureInstalled } from './lib/install.mjs';

/** `pnpm new endpoint|screen|display|table|remote …`: writes a working skeleton; without arguments it says how. */
await ensureInstalled();
await import('./lib/typescript.mjs');
await import('./new/cli.ts');
