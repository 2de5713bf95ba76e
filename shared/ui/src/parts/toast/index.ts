export { Toaster, type Toast, type ToasterProps } from './toaster';
