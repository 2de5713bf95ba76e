/** The outlined box of text inputs, areas and selects: 48 px high, 16 px text so that phones do not zoom. */
export const control = `
display:block;width:100%;height:var(--size-input);padding:0 14px;
border:1px solid var(--color-line-control);border-radius:var(--radius-control);background:var(--color-bg);
font:400 16px/1.5 var(--font-sans);letter-spacing:-.01em;color:var(--color-text);
transition:border-color var(--dur-fast),box-shadow var(--dur-fast);
&::placeholder{color:var(--color-text-3);opacity:1}
&:focus{outline:none;border-color:var(--color-focus);box-shadow:inset 0 0 0 1px var(--color-focus)}
&[aria-invalid]{border-color:var(--color-danger)}
&[aria-invalid]:focus{box-shadow:inset 0 0 0 1px var(--color-danger)}
&:disabled,&:read-only:not(select){background:var(--color-bg-sunken)}
&:disabled{color:var(--color-text-disabled);border-color:var(--color-line-strong);opacity:1}
@media (forced-colors:active){&:focus{outline:2px solid}}
`;
