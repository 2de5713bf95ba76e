import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Toaster, createToastStore } from '@hyangro/ui/toast';
import { useStore } from '@hyangro/runtime';
import type { OpenDialog, Overlays as OverlayStores } from '../services/overlays';
import { useMessages } from './messages';
import { usePage } from './page-context';

const loadDialog = () => import(/* webpackChunkName: "dialog" */ '@hyangro/ui/dialog');
const AlertDialog = lazy(async () => ({ default: (await loadDialog()).AlertDialog }));
/** Fetches the dialog's code ahead: it must be here when the network is not. */
export const preloadOverlays = () => void loadDialog().catch(() => undefined);

/** Toast and dialog over the page, in a browser. */
export function Overlays() {
  const { overlays } = usePage();
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return (
    isHydrated &&
    overlays && (
      <>
        <Toasts overlays={overlays} />
        <Dialogs overlays={overlays} />
      </>
    )
  );
}

function Toasts({ overlays }: { overlays: OverlayStores }) {
  const navigate = useNavigate();
  const [store] = useState(createToastStore);
  useEffect(() => {
    let shown = 0;
    const show = () => {
      const toast = overlays.toast.get();
      if (!toast || toast.id === shown) return;
      const { id, text, action } = toast;
      shown = id;
      store.show(text, action && { label: action.label, onAction: () => void navigate(action.to) });
    };
    show();
    return overlays.toast.subscribe(show);
  }, [overlays, store, navigate]);
  return <Toaster store={store} />;
}

function Dialogs({ overlays }: { overlays: OverlayStores }) {
  const dialog = useStore(overlays.dialog);
  const [last, setLast] = useState<OpenDialog | null>(null);
  if (dialog && dialog !== last) setLast(dialog);
  const t = useMessages();
  const drawn = dialog ?? last;
  return (
    drawn && (
      <Suspense fallback={null}>
        <AlertDialog
          open={dialog !== null}
          text={drawn.text}
          okLabel={drawn.okLabel ?? t('dialog.ok')}
          cancelLabel={drawn.cancelLabel}
          onOk={() => drawn.answer(true)}
          onCancel={() => drawn.answer(false)}
        />
      </Suspense>
    )
  );
}
