import { media } from '../../theme/media';

/** Boxes shared by the card and its skeleton, so that nothing moves when the product arrives. */
export const frame = `
position:relative;min-width:0;
&[data-look=row],&[data-look=ranked]{display:flex;align-items:center}
`;

export const inner = `
display:block;min-width:0;border-radius:var(--radius-tile);
[data-look=row] &,[data-look=ranked] &{flex:1;display:flex;align-items:center;gap:12px}
${media.pc}{[data-look=ranked] &{gap:20px}}
`;

export const thumb = `
position:relative;display:block;border-radius:var(--radius-tile);overflow:hidden;
[data-look=row] &{flex:none;width:88px}
[data-look=ranked] &{flex:none;width:76px}
${media.pc}{[data-look=ranked] &{width:112px}}
`;
