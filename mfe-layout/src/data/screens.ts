/** Where phones end and PCs begin for displays and pictures (§2), as media queries. */
export const MOBILE = '(max-width: 767px)';
export const PC = '(min-width: 768px)';
