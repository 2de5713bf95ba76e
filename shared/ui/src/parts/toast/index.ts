export { createToastStore, type Toast, type ToastStore } from './toast-store';
export { Toaster, type ToasterProps } from './toaster';
