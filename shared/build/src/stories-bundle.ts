import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, context, type BuildContext, type BuildOptions } from 'esbuild';
import { browserLike } from './server-bundle';
import { REMOTES, ROOT, remoteDir } from './workspace-paths.mjs';

const storiesBelow = (dir: string, ending: string): string[] =>
  readdirSync(path.join(dir, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => path.join(dir, 'src', file))
    .sort();
const surfaceStories = (remote: string): string[] => storiesBelow(remoteDir(remote), '.surface.stories.tsx');
/** Stories of the kit, and of every surface. */
const allStories = (): string[] => [...storiesBelow(path.join(ROOT, 'shared/ui'), '.stories.tsx'), ...REMOTES.flatMap(surfaceStories)];

/** The page of stories in a folder: `index.html`, which the script fills. */
function writePage(out: string, title: string): void {
  mkdirSync(out, { recursive: true });
  writeFileSync(
    path.join(out, 'index.html'),
    '<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
      `<meta name="robots" content="noindex"><title>${title}</title><body><div id="stories"></div><script src="stories.js"></script></body></html>`,
  );
}

/** All in one script, React too: the page needs nothing of a shop but its pictures. */
const optionsOf = (files: readonly string[], out: string): BuildOptions => ({
  ...browserLike,
  stdin: {
    contents: [
      `import { GlobalStyles } from ${JSON.stringify(path.join(ROOT, 'shared/ui/src/theme/index.ts'))};`,
      `import { showStories } from ${JSON.stringify(path.join(ROOT, 'shared/testing/src/stories/viewer.tsx'))};`,
      ...files.map((file, at) => `import * as file${at} from ${JSON.stringify(file)};`),
      `showStories([${files.map((_, at) => `file${at}`).join(', ')}], GlobalStyles);`,
    ].join('\n'),
    resolveDir: ROOT,
  },
  outfile: path.join(out, 'stories.js'),
  platform: 'browser',
  target: 'es2022',
  format: 'iife',
  // The page's policy lets no schema be compiled.
  banner: { js: 'globalThis.__zod_globalConfig = { jitless: true };' },
  define: { ...browserLike.define, __SERVER__: 'false' },
});

/**
 * Builds the stories of a remote's surfaces into a folder of its version (MFE-21).
 * @returns whether it has any
 */
export async function buildSurfaceStories(remote: string, version: string, out: string): Promise<boolean> {
  const files = surfaceStories(remote);
  if (!files.length) return false;
  writePage(out, `${remote}@${version}`);
  await build({ ...optionsOf(files, out), minify: true });
  return true;
}

/** All stories, built again whenever one is saved. The caller serves the folder. */
export function developStories(out: string): Promise<BuildContext> {
  writePage(out, 'hyangro');
  const reload = "new EventSource('/esbuild').addEventListener('change', () => location.reload());";
  return context({ ...optionsOf(allStories(), out), footer: { js: reload } });
}
