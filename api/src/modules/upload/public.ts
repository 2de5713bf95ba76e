/** What other modules may use of members' files. */
export { attachUploads } from './upload.repository';
export { keepPicture, uploadUrl } from './upload.service';
