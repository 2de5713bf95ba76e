/** How wide the gallery's picture is drawn; the preload and the picture must say the same. */
export const GALLERY_SIZES = '(min-width: 1280px) 744px, (min-width: 1024px) 56vw, 100vw';
