/** What `fonts/build-fonts.mjs` writes into `dist/fonts/fonts.json`. */
export interface FontManifest {
  /** Files that make up the two own families, most needed first; `preload` marks those of the first paint. */
  faces: { family: string; file: string; weight: string; unicodeRange: string; preload: boolean }[];
  /** Style sheet with the slices for everything else (product names, members' texts); loads after the page. */
  slices: string;
}

/**
 * The `@font-face` rules of the page's own fonts, as CSS text for the head.
 * @param base public folder of the font files, with its closing slash
 */
export const fontFaces = (manifest: FontManifest, base: string): string =>
  manifest.faces
    .map(
      ({ family, file, weight, unicodeRange }) =>
        `@font-face{font-family:'${family}';src:url(${base}${file}) format('woff2');font-weight:${weight};font-display:swap;unicode-range:${unicodeRange}}`,
    )
    .join('') + fallbackFaces;

/** Fonts of the device brought to the width and height of ours, so that nothing moves when ours arrive. */
const fallbackFaces =
  "@font-face{font-family:'Pretendard Local';src:local('Apple SD Gothic Neo'),local('Malgun Gothic'),local('Noto Sans KR'),local('Noto Sans CJK KR');ascent-override:95.21%;descent-override:24.11%;line-gap-override:0%;size-adjust:98%}" +
  "@font-face{font-family:'Hahmlet Local';src:local('AppleMyungjo'),local('Nanum Myeongjo'),local('Batang'),local('Noto Serif CJK KR');ascent-override:100%;descent-override:30%;line-gap-override:0%}";
