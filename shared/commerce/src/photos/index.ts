export { PhotoPicker, type PhotoWords } from './photo-picker';
export type { KeptPhoto, PhotoUploads } from './use-photo-uploads';
