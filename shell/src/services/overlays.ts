import { TOAST_MS } from '@hyangro/contracts/constants';
import { createStore, type ToastOptions, type WritableStore } from '@hyangro/runtime';

/** A message or question that waits for an answer. */
export interface OpenDialog {
  text: string;
  okLabel?: string;
  /** With it the dialog asks, without it it tells. */
  cancelLabel?: string;
  answer(isOk: boolean): void;
}
export interface OpenToast {
  id: number;
  text: string;
  action?: ToastOptions['action'];
}
export interface Overlays {
  dialog: WritableStore<OpenDialog | null>;
  toast: WritableStore<OpenToast | null>;
  showToast(text: string, options?: ToastOptions): void;
  /** Shows it once the toast before has had its time. */
  showNext(text: string, options?: ToastOptions): void;
  /** Resolves when the reader has answered; questions wait for one another. */
  ask(dialog: Omit<OpenDialog, 'answer'>): Promise<boolean>;
}

/** Overlays: one toast at a time, one dialog at a time. */
export function createOverlays(): Overlays {
  const dialog = createStore<OpenDialog | null>(null);
  const toast = createStore<OpenToast | null>(null);
  let count = 0;
  let queue: Promise<unknown> = Promise.resolve();
  let shownUntil = 0;
  function showToast(text: string, options?: ToastOptions) {
    shownUntil = Date.now() + TOAST_MS;
    toast.set({ id: (count += 1), text, ...options });
  }
  function showNext(text: string, options?: ToastOptions) {
    const wait = shownUntil - Date.now();
    if (wait > 0) setTimeout(() => showNext(text, options), wait);
    else showToast(text, options);
  }
  return {
    dialog,
    toast,
    showToast,
    showNext,
    ask(open) {
      const asked = queue.then(
        () =>
          new Promise<boolean>((resolve) => {
            dialog.set({
              ...open,
              answer(isOk) {
                dialog.set(null);
                resolve(isOk);
              },
            });
          }),
      );
      queue = asked;
      return asked;
    },
  };
}
