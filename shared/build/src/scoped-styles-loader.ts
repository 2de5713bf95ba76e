const OUTSIDE: readonly (readonly [RegExp, string])[] = [
  [/\bimport\b[^;]*\bGlobal\b[^;]*['"]@emotion\/react['"]|\binjectGlobal\b/, 'global styles of emotion'],
  [/\bimport\s*(?:\(\s*)?['"][^'"]+\.css['"]/, 'a style sheet'],
  [/createElement\(\s*['"]style['"]|<style[\s>]|\badoptedStyleSheets\b|\.insertRule\(/, 'a style element'],
];

/** A remote styles its own elements and no others (MFE-15): whatever could reach further ends the build. */
export default function scopedStyles(source: string): string {
  for (const [pattern, what] of OUTSIDE) {
    if (pattern.test(source)) throw new Error(`${what} would style the whole page; a remote styles its own elements only (styled, css).`);
  }
  return source;
}
