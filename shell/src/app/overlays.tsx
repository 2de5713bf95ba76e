import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { TOAST_MS } from '@hyangro/contracts/constants';
import { Toaster } from '@hyangro/ui/toast';
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
  const toast = useStore(overlays.toast);
  const action = toast?.action;
  const act = () => {
    if (!action) return;
    if ('to' in action) void navigate(action.to);
    else action.onPress();
  };
  return (
    <Toaster
      toast={toast && { ...toast, action: action && { label: action.label, onAction: act } }}
      stayMs={TOAST_MS}
      onHide={() => overlays.toast.set(null)}
    />
  );
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
