import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@hyangro/contracts/locales';
import { pageFonts, type FontManifest, type PageFonts } from '@hyangro/ui/theme';

const BASE = '/fonts/';

export interface FontsOfPage extends PageFonts {
  /** What the browser says by `FONTS_COOKIE` once it has all of them. */
  name: string;
}

/** Fonts of a page by language and by what `FONTS_COOKIE` says; none while they are not built. */
export function readFonts(dir: string): (locale: Locale, kept?: string) => FontsOfPage {
  let manifest: FontManifest;
  try {
    manifest = JSON.parse(readFileSync(path.join(dir, 'fonts.json'), 'utf8')) as FontManifest;
  } catch {
    return () => ({ preload: [], rules: '', late: [], name: '' });
  }
  return (locale, kept) => {
    const name = `${manifest.key}.${locale}`;
    return { ...pageFonts(manifest, BASE, locale, kept === name), name };
  };
}
