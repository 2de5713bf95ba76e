import { useServices } from '../services/services-context';

/** What is given on: an address with its scheme and host, and the words beside it. */
export interface ShareTarget {
  title: string;
  url: string;
}

/**
 * Gives a link on, this page's own unless told: by the device's share sheet; in an app without one by the app's; else the address is copied,
 * or shown where copying is not allowed.
 */
export function useShare(): (target?: ShareTarget) => Promise<void> {
  const { bridge, i18n, toast, alert, track } = useServices();
  const copy = async (url: string): Promise<void> => {
    const isCopied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    );
    return isCopied ? toast(i18n.t('common.a0006', { ns: 'terms' })) : alert(url);
  };
  return async (target = { title: document.title, url: window.location.href }) => {
    track('share', {});
    // A sheet that is closed again rejects too: nothing to tell.
    if (navigator.share) return navigator.share({ ...target }).catch(() => undefined);
    return bridge.isApp ? bridge.post({ type: 'share', payload: { ...target } }) : copy(target.url);
  };
}
