/** The look of every button, chosen by data attributes so that one class serves all variants. */
export const look = `
display:inline-flex;align-items:center;justify-content:center;gap:6px;position:relative;
height:var(--size-button-m);padding:0 18px;border:0;border-radius:var(--radius-control);
font:700 15px/1 var(--font-sans);letter-spacing:-.015em;white-space:nowrap;cursor:pointer;user-select:none;
transition:background-color var(--dur-fast),color var(--dur-fast),transform var(--dur-tap);
&[data-size=l]{height:var(--size-button-l);padding:0 22px;font-size:16px}
&[data-size=s]{height:var(--size-button-s);padding:0 12px;font-size:13px;border-radius:8px}
&[data-block]{width:100%}
&:active{transform:scale(.985)}
&[data-variant=primary]{background:var(--color-brand);color:var(--color-on-brand)}
&[data-variant=line]{background:var(--color-bg);color:var(--color-brand);box-shadow:inset 0 0 0 1.5px var(--color-brand)}
&[data-variant=soft]{background:var(--color-brand-soft);color:var(--color-brand)}
&[data-variant=spark]{background:var(--color-spark);color:var(--color-on-spark)}
&[data-variant=danger]{background:var(--color-bg);color:var(--color-danger);box-shadow:inset 0 0 0 1.5px var(--color-danger)}
&[data-variant=text]{padding:0 8px;color:var(--color-text-2);font-weight:500;text-decoration:underline;text-underline-offset:3px;text-decoration-color:var(--color-line-strong)}
@media (hover:hover){
&[data-variant=primary]:hover{background:var(--color-brand-hover)}
&[data-variant=line]:hover{background:var(--color-brand-soft)}
&[data-variant=text]:hover{color:var(--color-text)}
}
&:disabled,&[aria-disabled=true]{background:var(--color-bg-sunken);color:var(--color-text-disabled);box-shadow:none;cursor:not-allowed;transform:none}
&[data-variant=text]:disabled{background:none}
&[aria-busy=true]{cursor:progress}
`;
