/** What `fonts/build-fonts.mjs` writes into `dist/fonts/fonts.json`. */
export interface FontManifest {
  faces: {
    family: string;
    file: string;
    weight: string;
    unicodeRange: string;
    /** Locales whose first paint needs the file. */
    preload: string[];
  }[];
  /** Style sheet with the slices for everything else (product names, members' texts); loads after the page. */
  slices: string;
}

/**
 * The `@font-face` rules of the shop's own fonts, as CSS text for the head.
 * @param base public folder of the font files, with its closing slash
 */
export const fontFaces = (manifest: FontManifest, base: string): string =>
  manifest.faces
    .map(
      ({ family, file, weight, unicodeRange }) =>
        `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url(${base}${file}) format('woff2');unicode-range:${unicodeRange}}`,
    )
    .join('') + LOCAL_FACES;

/** Files to preload for a locale; none for `cn`, which reads in the device's own fonts. */
export const fontPreloads = (manifest: FontManifest, base: string, locale: string): string[] =>
  manifest.faces.filter((face) => face.preload.includes(locale)).map((face) => base + face.file);

/**
 * Fonts of the device brought to the measures of ours, so that nothing moves when ours arrive. A Hangul letter is
 * 0.864 em wide in Pretendard and 0.92 in these; Apple's own is as wide as Pretendard and needs no help.
 */
const LOCAL_FACES =
  "@font-face{font-family:'Pretendard Local';src:local('Malgun Gothic'),local('Noto Sans KR'),local('Noto Sans CJK KR');size-adjust:94%;ascent-override:101.3%;descent-override:25.7%;line-gap-override:0%}" +
  "@font-face{font-family:'Hahmlet Local';src:local('AppleMyungjo'),local('Nanum Myeongjo'),local('Batang'),local('Noto Serif CJK KR');ascent-override:116%;descent-override:28.8%;line-gap-override:0%}";
