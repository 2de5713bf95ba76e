import { media } from '@hyangro/ui/theme';

/**
 * Rules of one quiet line over the page, which stays where it is: below the header of a phone, whose bottom belongs to the bar at the
 * thumb and to toasts; in a corner of a PC. `own` are further declarations of the line, `parts` rules of what is in it.
 */
export const quietLine = (id: string, own: string, parts: string): string =>
  `#${id}{position:fixed;z-index:var(--z-float);left:12px;right:12px;top:calc(60px + env(safe-area-inset-top));
display:flex;align-items:center;flex-wrap:wrap;max-width:440px;border-radius:var(--radius-card);
background:var(--color-text);color:var(--color-text-inverse);box-shadow:var(--shadow-2);${own}}
${parts}
${media.pc}{#${id}{right:auto;left:24px;top:auto;bottom:24px}}`.replaceAll('\n', '');
