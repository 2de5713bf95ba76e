/** What other modules may use of members' files. */
export { attachUploads } from './upload.repository';
export { keepPicture, removeUnattached, uploadUrl } from './upload.service';
