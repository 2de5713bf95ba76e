import { useSyncExternalStore } from 'react';

/** Whether the browser can make and use passkeys here: some web views cannot, nor can a page whose host has no name. */
const canPasskey = () => 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(window.location.hostname);
const never = () => () => undefined;

/** The same for a screen; the server, which cannot know, says no. */
export const useCanPasskey = (): boolean => useSyncExternalStore(never, canPasskey, () => false);
