import { ensureInstalled } from './lib/install.mjs';

/** `pnpm new endpoint|screen|display|table|remote …`: writes a working skeleton; without arguments it says how. */
await ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
await import('./new/cli.ts');
