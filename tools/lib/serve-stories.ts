import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { developStories } from '../../shared/build/src/stories-bundle';
import { ROOT } from './proc.mjs';

/** Serves all stories, with the demo shop's pictures, until the process ends. */
export async function serveStories(port: number): Promise<void> {
  const out = path.join(ROOT, '.cache/stories');
  mkdirSync(out, { recursive: true });
  if (!existsSync(path.join(out, 'media'))) symlinkSync(path.join(ROOT, 'api/demo/media'), path.join(out, 'media'));
  const stories = await developStories(out);
  await stories.watch();
  const { port: served } = await stories.serve({ servedir: out, port });
  console.log(`http://localhost:${served}`);
}
