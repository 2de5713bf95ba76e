import { createContext } from 'react';

/**
 * What a link says of a page of the shop whose screen is still to come; null when the page opens. Given by the shell from the rows of
 * the released remotes; without a shell every page opens.
 */
export const ComingContext = createContext<(to: string) => string | null>(() => null);
