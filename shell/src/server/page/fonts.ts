import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@hyangro/contracts/locales';
import { fontFaces, fontPreloads, type FontManifest } from '@hyangro/ui/theme';

const BASE = '/fonts/';

export interface PageFonts {
  preload: string[];
  faces: string;
}

const NONE: PageFonts = { preload: [], faces: '' };

/** Fonts of a page by language; none while they are not built. */
export function readFonts(dir: string): (locale: Locale) => PageFonts {
  let manifest: FontManifest;
  try {
    manifest = JSON.parse(readFileSync(path.join(dir, 'fonts.json'), 'utf8')) as FontManifest;
  } catch {
    return () => NONE;
  }
  const faces = fontFaces(manifest, BASE);
  return (locale) => ({ preload: fontPreloads(manifest, BASE, locale), faces });
}
