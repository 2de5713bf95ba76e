/**
 * What a link knows of the screen behind it: shown in the frame after the tap, until the screen is ready. It is kept with the
 * history entry, so it is plain JSON of a few hundred bytes.
 */
export interface ScreenPreview {
  title: string;
  /** Brand or kind, above the title. */
  overline?: string;
  /** Formatted amounts, as the link shows them. */
  price?: { won: string; discountRate?: number; dollars?: string | null };
  /** The picture of the link and how wide it is drawn there (`<img sizes>`): with the same width it is the file that is already here. */
  picture?: { src: string; sizes: string };
}

/** The preview in the state of a history entry; null where the link had none. */
export function previewOf(state: unknown): ScreenPreview | null {
  const preview = state instanceof Object && 'preview' in state ? state.preview : null;
  const isPreview = preview instanceof Object && 'title' in preview && typeof preview.title === 'string';
  return isPreview ? (preview as ScreenPreview) : null;
}
