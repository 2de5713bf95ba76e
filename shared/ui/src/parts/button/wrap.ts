/** For `styled(Button)`, size `l`: where letters are large, long words take a second line rather than being cut. */
export const wrapped = `
height:auto;min-height:var(--size-button-l);line-height:1.2;white-space:normal;
`;
