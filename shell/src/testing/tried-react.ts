/**
 * The React that the shell's two ways round it were tried with. When React is raised and these tests fail on the number:
 * 1. `shelf.tsx` takes `display: none` off again in an insertion effect, because React hides an `<Activity>` among the mutations, before it. If the
 *    tests of the shelf pass but for the number, go back to a long list in a browser (`pnpm bench --only screens`: Back): it must not be laid out anew.
 *    If React hides later, or by another property, drop the insertion effect: a kept screen is then laid out when it returns, nothing else breaks.
 * 2. `rehearsal.tsx` draws openings and takes them away in one task by two `flushSync`. If nothing is drawn in between any more, drop it: only the first tap is slower.
 * Then write the new number here.
 */
export const TRIED_REACT = '19.3.1';
