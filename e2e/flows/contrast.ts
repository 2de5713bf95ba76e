import type { Page } from '@playwright/test';

/** A line of words on a picture. */
export interface Line {
  words: string;
  /** The picture's file, in the size that is drawn. */
  picture: string;
  /** Of the ink with the pixels under the words (WCAG 2.2): 99 of 100 have at least so much. */
  contrast: number;
  /** What words of their size need. */
  needed: number;
}

/** Every line of words that stands on a banner's picture, measured on the pixels of the picture as it is drawn. */
export const linesOnPictures = (page: Page): Promise<Line[]> =>
  page.evaluate(async () => {
    const channel = (value: number) => (value <= 10.31 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    const luminance = (r: number, g: number, b: number) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
    const contrastOf = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

    /** The picture in its box, as `object-fit: cover` draws it. */
    async function drawn(image: HTMLImageElement) {
      image.loading = 'eager';
      await image.decode();
      const { width, height } = image.getBoundingClientRect();
      const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight);
      const [w, h] = [image.naturalWidth * scale, image.naturalHeight * scale];
      const canvas = new OffscreenCanvas(Math.ceil(width), Math.ceil(height));
      const context = canvas.getContext('2d', { willReadFrequently: true });
      context?.drawImage(image, (width - w) / 2, (height - h) / 2, w, h);
      return context;
    }
    function linesOf(element: Element) {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    }

    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-below] { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [sheet];
    const found: Line[] = [];
    for (const copy of document.querySelectorAll('main [data-v][data-h]')) {
      const image = copy.parentElement?.querySelector<HTMLImageElement>('picture img');
      if (!image || image.getBoundingClientRect().width < 2) continue;
      const context = await drawn(image);
      const box = image.getBoundingClientRect();
      // What has a ground of its own does not stand on the picture.
      const texts = [...copy.children].filter((text) => getComputedStyle(text).backgroundColor === 'rgba(0, 0, 0, 0)');
      for (const text of texts) {
        const { color, fontSize, fontWeight } = getComputedStyle(text);
        const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
        const ink = luminance(r, g, b);
        const isLarge = parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
        const lines = linesOf(text);
        if (lines.length === 0) continue;
        const contrasts = lines.flatMap((line) => {
          const { data } = context?.getImageData(line.left - box.left, line.top - box.top, line.width, line.height) ?? { data: [] };
          return Array.from({ length: data.length / 4 }, (_, n) =>
            // Beside the picture there is nothing to compare with.
            data[4 * n + 3] ? contrastOf(ink, luminance(data[4 * n] ?? 0, data[4 * n + 1] ?? 0, data[4 * n + 2] ?? 0)) : Infinity,
          );
        });
        contrasts.sort((one, other) => one - other);
        found.push({
          words: text.textContent ?? '',
          picture: image.currentSrc.replace(/.*\//, ''),
          contrast: Math.round((contrasts[Math.floor(contrasts.length / 100)] ?? 0) * 100) / 100,
          needed: isLarge ? 3 : 4.5,
        });
      }
    }
    return found;
  });
