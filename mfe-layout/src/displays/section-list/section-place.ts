import { MENU_TOP_PX, SECTION_SCROLL_TOP_PX } from '@hyangro/contracts/constants';
import { media } from '@hyangro/ui/theme';

/** `scroll-padding-top` of the page, below which it brings what it scrolls to. */
const SCROLL_PADDING_PX = 108;

/**
 * Where the tabs stick: below header and menu of the shop, which on PCs is the menu alone; a pixel under it, so that no seam shows.
 * `--tabs` is how high they are, `--air` what is free between them and the words of a section.
 */
export const placeOfSections = `
--stick:calc(${MENU_TOP_PX - 1}px + var(--size-gnb));--tabs:52px;--air:12px;
${media.pc}{--stick:54px;--tabs:56px;--air:24px}
`;

/**
 * The top of a section comes to stand 80 px below the screen's (K-STK), under the tabs: what it holds begins below them. The first
 * one is drawn up behind the tabs by as much.
 */
export const sectionPlace = `
scroll-margin-top:${SECTION_SCROLL_TOP_PX - SCROLL_PADDING_PX}px;
padding-top:calc(var(--stick) + var(--tabs) - ${SECTION_SCROLL_TOP_PX}px + var(--air));
&:first-of-type{margin-top:calc(${SECTION_SCROLL_TOP_PX}px - var(--stick) - var(--tabs))}
`;
