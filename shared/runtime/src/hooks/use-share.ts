import { useServices } from '../services/services-context';

/** Gives the page on by the device's share sheet; without one its address is copied, or shown where copying is not allowed. */
export function useShare(): () => Promise<void> {
  const { i18n, toast, alert } = useServices();
  const copy = async (url: string): Promise<void> => {
    const isCopied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    );
    return isCopied ? toast(i18n.t('common.a0006', { ns: 'terms' })) : alert(url);
  };
  return async () => {
    const { title } = document;
    const url = window.location.href;
    // A sheet that is closed again rejects too: nothing to tell.
    return navigator.share ? navigator.share({ title, url }).catch(() => undefined) : copy(url);
  };
}
