/** What other modules and commands may use of real names. */
export { findPhotoFiles } from './photo.service';
export { exportForCustoms, reencrypt } from './operator-real-name.service';
