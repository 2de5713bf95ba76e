export { Picture, type PictureProps } from './picture';
export { imageSources, type ImageSources } from './image-sources';
