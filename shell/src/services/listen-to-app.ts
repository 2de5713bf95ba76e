import { appMessageOf, type AppMessage } from '@hyangro/contracts/bridge/bridge-messages';

/** Hears what the app tells the page. A frame inside the page is not the app: its messages name another source. */
export function listenToApp(page: Window, onMessage: (message: AppMessage) => void): () => void {
  const hear = ({ data, source }: MessageEvent) => {
    if (source !== null && source !== page) return;
    const message = appMessageOf(data);
    if (message) onMessage(message);
  };
  // React Native on Android speaks to the document.
  const targets = [page, page.document] as const;
  for (const target of targets) target.addEventListener('message', hear as EventListener);
  return () => {
    for (const target of targets) target.removeEventListener('message', hear as EventListener);
  };
}
