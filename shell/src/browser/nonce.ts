/** The page's own nonce: scripts and styles without it are refused. */
export const pageNonce = (): string => document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
