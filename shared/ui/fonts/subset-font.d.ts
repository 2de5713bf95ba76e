declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff2';
    /** A number holds the axis still. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
    noHinting?: boolean;
    noLayoutClosure?: boolean;
    /** OpenType features that stay, by their tags. */
    keepFeatures?: string[];
    /** Takes no text: nothing is cut. */
    keepAllGlyphs?: boolean;
  }
  /** The font with the letters of `text` alone. */
  export default function subsetFont(font: Buffer, text: string | undefined, options: Options): Promise<Buffer>;
}
