import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@hyangro/contracts/locales';
import { pageFonts, type FontManifest, type PageFonts } from '@hyangro/ui/theme';

const BASE = '/fonts/';

/** Fonts of a page by language and by what `FONTS_COOKIE` says; none while they are not built. */
export function readFonts(dir: string): (locale: Locale, kept?: string) => PageFonts {
  let manifest: FontManifest;
  try {
    manifest = JSON.parse(readFileSync(path.join(dir, 'fonts.json'), 'utf8')) as FontManifest;
  } catch {
    return () => ({ preload: [], rules: '', late: [], known: null, name: '' });
  }
  const made = (locale: Locale) => ({ first: pageFonts(manifest, BASE, locale, false), again: pageFonts(manifest, BASE, locale, true) });
  const pages = { ko: made('ko'), en: made('en'), cn: made('cn') };
  return (locale, kept) => pages[locale][kept === pages[locale].first.name ? 'again' : 'first'];
}
