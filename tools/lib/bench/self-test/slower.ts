/** How much slower the self-test makes the shop. */
export const SLOWER_MS = 300;
