/** A pill; selected is filled with cassis, at once under a thumb. Tabs in the chip look share it. */
export const chipLook = `
position:relative;flex:none;display:inline-flex;align-items:center;gap:5px;height:36px;padding:0 14px;
border:1px solid var(--color-line-strong);border-radius:var(--radius-pill);background:var(--color-bg);
color:var(--color-text-2);font:500 14px/1 var(--font-sans);letter-spacing:-.01em;white-space:nowrap;
&::after{content:'';position:absolute;inset:-4px 0}
&[aria-pressed=true],&[aria-selected=true]{background:var(--color-brand);border-color:var(--color-brand);color:var(--color-on-brand);font-weight:600}
@media (hover:hover){transition:background-color var(--dur-fast),color var(--dur-fast),border-color var(--dur-fast);&:hover:not([aria-pressed=true],[aria-selected=true],:disabled){border-color:var(--color-brand);color:var(--color-brand)}}
&:disabled{color:var(--color-text-disabled)}
`;

/** One line that scrolls sideways without a bar. */
export const scrollRow = `
display:flex;gap:6px;overflow-x:auto;scrollbar-width:none;overscroll-behavior-x:contain;
&::-webkit-scrollbar{display:none}
`;
