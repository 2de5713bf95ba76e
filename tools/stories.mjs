import { ensureInstalled } from './lib/install.mjs';

/** `pnpm stories`: every state of the kit and of all surfaces on one page, in three languages; a saved change loads it anew. */
await ensureInstalled();
await import('./lib/typescript.mjs');
const { serveStories } = await import('./lib/serve-stories.ts');
await serveStories(Number(process.env.PORT ?? 3300));
