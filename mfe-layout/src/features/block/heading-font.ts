import { media, text } from '@hyangro/ui/theme';

/** Styles of a block's title by its font token, in `data-style`; without one phones take the small display style and PCs the middle one. */
export const headingFont = `
${text.displayS}
&[data-style=display-l],&[data-style=display-xl]{${text.displayM}}
${media.pc}{
${text.displayM}
&[data-style=display-l],&[data-style=display-xl]{${text.displayL}}
&[data-style=display-s]{${text.displayS}}
}
&[data-style=title-m]{${text.titleM}}
`;
