import { Global } from '@emotion/react';
import { globalSheet } from './global-sheet';

/** The page's own styles on a foreign host. In the shop they stand in the server's HTML, so that no script carries them. */
export const GlobalStyles = () => <Global styles={globalSheet} />;
