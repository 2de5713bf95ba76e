/** What a colour says: that goods are genuine, a fact, an offer, a warning, a danger; `plain` says nothing. */
export type Tone = 'brand' | 'genuine' | 'info' | 'sale' | 'warn' | 'danger' | 'plain';

const TONES: Readonly<Record<Tone, readonly [background: string, text: string]>> = {
  brand: ['brand-soft', 'brand'],
  genuine: ['genuine-soft', 'genuine'],
  info: ['info-soft', 'info'],
  sale: ['sale-soft', 'sale'],
  warn: ['warn-soft', 'warn'],
  danger: ['sale-soft', 'danger'],
  plain: ['bg-sunken', 'text-2'],
};

/** Ground and letters of the tones that a part has, by its `data-tone`, for a `styled` template. */
export const tones = (...names: readonly Tone[]): string =>
  names
    .map((name) => {
      const [background, text] = TONES[name];
      return `&[data-tone='${name}']{background:var(--color-${background});color:var(--color-${text});}`;
    })
    .join('');
