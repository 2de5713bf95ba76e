/** What other modules may use of members' files. */
export { cleanPicture } from './clean-picture';
export { isTooLarge, pictureOf, type Picture } from './picture.rules';
export { attachUploads } from './upload.repository';
export { PICTURE_CODES, keepPicture, readFile, removeFile, removeUnattached, uploadUrl } from './upload.service';
export { attachMedia, detachMedia } from './media/attach-media';
export { mediaFileRoute } from './media/media.routes';
